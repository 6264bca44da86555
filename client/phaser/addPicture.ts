import type * as Phaser from 'phaser';

/**
 * A canvas as a texture of that name. Phaser's own canvas textures read all their pixels back at once, which is slow and
 * keeps them in memory a second time.
 */
export function addPicture(
  textures: Phaser.Textures.TextureManager,
  key: string,
  canvas: HTMLCanvasElement,
): Phaser.Textures.Texture {
  const texture = textures.create(key, canvas, canvas.width, canvas.height);
  if (!texture) throw new Error(`there is a picture called ${key} already`);
  texture.add('__BASE', 0, 0, 0, canvas.width, canvas.height);
  return texture;
}
