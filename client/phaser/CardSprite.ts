import type * as Phaser from 'phaser';
import type { Pose, Zone } from '../stage/picture.ts';
import type { CardAtlas } from './CardAtlas.ts';

/** Which atlas shows a card in which kind of place. */
export interface Atlases {
  of(zone: Zone): CardAtlas;
  readonly scale: number;
}

/** A card that is lifted is so many pixels higher, and this much larger. */
const RISE = 9;
const GROWN = 0.05;

/** One card on the screen. Plain numbers in CSS pixels, written to its image by `show`. */
export class CardSprite {
  x = 0;
  y = 0;
  width = 1;
  angle = 0;
  alpha = 1;
  /** How far it has turned over: 1 is flat, 0 on edge. */
  flat = 1;
  depth = 0;
  /** How far it is lifted off the table: 0 lies, 1 stands ready. */
  raised = 0;
  pose: Pose;
  private readonly image: Phaser.GameObjects.Image;
  private frame = '';

  constructor(scene: Phaser.Scene, pose: Pose, atlases: Atlases) {
    this.image = scene.add.image(0, 0, atlases.of(pose.zone).key);
    this.pose = pose;
    this.rest(pose, atlases);
  }

  /** Lies where the pose has it. */
  rest(pose: Pose, atlases: Atlases): void {
    this.pose = pose;
    this.x = pose.rect.x + pose.rect.width / 2;
    this.y = pose.rect.y + pose.rect.height / 2;
    this.width = pose.rect.width;
    this.angle = pose.angle;
    this.depth = pose.depth;
    this.alpha = 1;
    this.flat = 1;
    this.show(atlases, pose);
  }

  /** Draws it as it is now, with the face and design of a pose. */
  show(atlases: Atlases, look: Pose): void {
    const { image } = this;
    const atlas = atlases.of(look.zone);
    const frame = `${atlas.key}/${atlas.frame(look.card)}`;
    if (frame !== this.frame) {
      image.setTexture(atlas.key, atlas.frame(look.card));
      this.frame = frame;
    }
    const zoom = atlas.zoom(this.width) * (1 + GROWN * this.raised);
    image.setVisible(true).setPosition(this.x * atlases.scale, this.top * atlases.scale);
    image
      .setScale(zoom * this.flat, zoom)
      .setRotation(this.angle)
      .setAlpha(this.alpha)
      .setDepth(this.depth);
  }

  /** The middle of it as it is seen, in CSS pixels from above: higher while it is lifted. */
  get top(): number {
    return this.y - RISE * this.raised;
  }

  /** The atlas was drawn anew: its frames must be looked up again. */
  forget(): void {
    this.frame = '';
  }

  hide(): void {
    this.raised = 0;
    this.image.setVisible(false);
  }

  destroy(): void {
    this.image.destroy();
  }
}
