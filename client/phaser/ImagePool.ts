import type * as Phaser from 'phaser';

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
