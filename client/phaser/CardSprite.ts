import type * as Phaser from 'phaser';
import type { Pose, Zone } from '../stage/picture.ts';
import type { CardAtlas } from './CardAtlas.ts';

/** The card atlas for each zone. */
export interface Atlases {
  of(zone: Zone): CardAtlas;
  readonly scale: number;
}

/** A lifted card is this many pixels higher and this share larger. */
const RISE = 9;
const GROWN = 0.05;

/** A card on the screen. Its fields are plain numbers in CSS pixels; `show` writes them to its image. */
export class CardSprite {
  x = 0;
  y = 0;
  width = 1;
  angle = 0;
  alpha = 1;
  /** The horizontal scale while the card turns over: 1 is flat, 0 on edge. */
  flat = 1;
  depth = 0;
  /** How far it is lifted off the table, from 0 to 1; a hop may go beyond 1. */
  raised = 0;
  pose: Pose;
  private readonly image: Phaser.GameObjects.Image;
  private frame = '';

  constructor(scene: Phaser.Scene, pose: Pose, atlases: Atlases) {
    this.image = scene.add.image(0, 0, atlases.of(pose.zone).key);
    this.pose = pose;
    this.rest(pose, atlases);
  }

  /** Puts the card at rest in a pose. */
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

  /** Draws the card at its current position with the face and design of a pose. */
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

  /** The y coordinate of its visible middle, which is higher while it is lifted. */
  get top(): number {
    return this.y - RISE * this.raised;
  }

  /** Forgets the current frame after the atlas has been redrawn. */
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
