import type * as Phaser from 'phaser';

/**
 * Adds a canvas as a texture with this key. Phaser's own canvas textures read back all pixels at once, which is slow
 * and keeps a second copy in memory. Throws if the key is taken.
 */
export function addTexture(
  textures: Phaser.Textures.TextureManager,
  key: string,
  canvas: HTMLCanvasElement,
): Phaser.Textures.Texture {
  const texture = textures.create(key, canvas, canvas.width, canvas.height);
  if (!texture) throw new Error(`a texture with the key ${key} already exists`);
  texture.add('__BASE', 0, 0, 0, canvas.width, canvas.height);
  return texture;
}
