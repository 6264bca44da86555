import type * as Phaser from 'phaser';
import type { Rect } from '../stage/layout.ts';
import { typefaceParts } from './FittedText.ts';

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

/** The number of pictures to keep. Of those that no image shows, the least recently used go first. */
const MAX_CACHED_TEXTURES = 220;

/**
 * A cache of small pictures (plates, chips, glows) drawn with canvas paths and kept as textures. Sizes are CSS pixels;
 * pictures are drawn at the device's resolution.
 */
export class TextureCache {
  readonly textures: Phaser.Textures.TextureManager;
  /** Device pixels per CSS pixel. */
  scale: number;
  private readonly ages = new Map<string, number>();
  private readonly shown = new Map<Phaser.GameObjects.Image, string>();
  private clock = 0;

  constructor(textures: Phaser.Textures.TextureManager, scale: number) {
    this.textures = textures;
    this.scale = scale;
  }

  /**
   * Returns the texture key of the picture `name`, drawing it if necessary. The origin of `draw` is at the top left.
   */
  texture(name: string, width: number, height: number, draw: (ctx: CanvasRenderingContext2D) => void): string {
    const key = `${name}@${this.scale}:${width}x${height}/${typefaceParts.value}`;
    this.ages.set(key, ++this.clock);
    if (!this.textures.exists(key)) {
      addTexture(this.textures, key, this.draw(width, height, draw));
      this.forgetOld();
    }
    return key;
  }

  /** Returns a new canvas of this size in CSS pixels with the drawing on it. */
  draw(width: number, height: number, draw: (ctx: CanvasRenderingContext2D) => void): HTMLCanvasElement {
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.ceil(width * this.scale));
    canvas.height = Math.max(1, Math.ceil(height * this.scale));
    const ctx = canvas.getContext('2d');
    if (!ctx) throw new Error('no 2D canvas context');
    ctx.scale(this.scale, this.scale);
    draw(ctx);
    return canvas;
  }

  /** Puts an image over a rectangle grown by `margin`, aligned to device pixels. */
  put(image: Phaser.GameObjects.Image, key: string, rect: Rect, margin = 0): void {
    const k = this.scale;
    this.show(image, key).setOrigin(0, 0).setVisible(true);
    image.setPosition(Math.round((rect.x - margin) * k), Math.round((rect.y - margin) * k));
  }

  /** Sets the picture of an image. A picture in use is never evicted. */
  show(image: Phaser.GameObjects.Image, key: string): Phaser.GameObjects.Image {
    this.shown.set(image, key);
    return image.setTexture(key);
  }

  private forgetOld(): void {
    if (this.ages.size <= MAX_CACHED_TEXTURES) return;
    const inUse = new Set(this.shown.values());
    const idle = [...this.ages].filter(([key]) => !inUse.has(key)).sort((a, b) => a[1] - b[1]);
    // The newest picture is about to be shown.
    for (const [key] of idle.slice(0, Math.max(0, Math.min(MAX_CACHED_TEXTURES / 4, idle.length - 1)))) {
      this.ages.delete(key);
      this.textures.remove(key);
    }
  }
}

/** A pool of images handed out again at every update. Unused ones are hidden, never destroyed. */
export class ImagePool {
  private readonly scene: Phaser.Scene;
  private readonly images: Phaser.GameObjects.Image[] = [];
  private used = 0;

  constructor(scene: Phaser.Scene) {
    this.scene = scene;
  }

  /** Starts an update: images taken before `end` stay visible. */
  begin(): void {
    this.used = 0;
  }

  next(depth: number): Phaser.GameObjects.Image {
    let image = this.images[this.used];
    if (!image) {
      image = this.scene.add.image(0, 0, '__WHITE');
      this.images.push(image);
    }
    this.used++;
    return image.setVisible(true).setAlpha(1).setRotation(0).setScale(1).setDepth(depth);
  }

  end(): void {
    for (let i = this.used; i < this.images.length; i++) this.images[i]?.setVisible(false);
  }
}
