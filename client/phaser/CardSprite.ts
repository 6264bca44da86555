import type * as Phaser from 'phaser';
import type { Pose } from '../stage/layout.ts';
import { isAtRest, LANDING_SPEED_PER_MS, swungSpeed, swungTo } from '../stage/weight.ts';
import type { TableAtlases } from './CardAtlas.ts';

/** A lifted card is this many pixels higher and this share larger. */
const LIFT_RISE_PX = 9;
const LIFT_GROWTH_RATIO = 0.05;

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
  /** Whether it was let go and has not landed yet. */
  isFalling = false;
  pose: Pose;
  /** How far it leans beyond its angle, and how much higher it is for having landed; with their speeds per ms. */
  private lean = 0;
  private leanSpeed = 0;
  private bounce = 0;
  private bounceSpeed = 0;
  private readonly image: Phaser.GameObjects.Image;
  private frame = '';

  constructor(scene: Phaser.Scene, pose: Pose, atlases: TableAtlases) {
    this.image = scene.add.image(0, 0, atlases.of(pose.zone).key);
    this.pose = pose;
    this.rest(pose, atlases);
  }

  /** Puts the card at rest in a pose. */
  rest(pose: Pose, atlases: TableAtlases): void {
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
  show(atlases: TableAtlases, look: Pose): void {
    const { image } = this;
    const atlas = atlases.of(look.zone);
    const frame = `${atlas.key}/${atlas.frame(look.card)}`;
    if (frame !== this.frame) {
      image.setTexture(atlas.key, atlas.frame(look.card));
      this.frame = frame;
    }
    const zoom = atlas.zoom(this.width) * (1 + LIFT_GROWTH_RATIO * (this.raised + this.bounce));
    image.setVisible(true).setPosition(this.x * atlases.scale, this.top * atlases.scale);
    image
      .setScale(zoom * this.flat, zoom)
      .setRotation(this.turned)
      .setAlpha(this.alpha)
      .setDepth(this.depth);
  }

  /** The y coordinate of its visible middle, which is higher while it is lifted. */
  get top(): number {
    return this.y - LIFT_RISE_PX * (this.raised + this.bounce);
  }

  /** The angle at which it is seen, which is another one while it leans. */
  get turned(): number {
    return this.angle + this.lean;
  }

  /** Whether it is where its pose is. */
  get isHome(): boolean {
    const { rect } = this.pose;
    return Math.abs(this.x - rect.x - rect.width / 2) < 1 && Math.abs(this.y - rect.y - rect.height / 2) < 1;
  }

  /** Whether it neither leans nor sinks. */
  get isSteady(): boolean {
    return isAtRest(this.lean, this.leanSpeed) && isAtRest(this.bounce, this.bounceSpeed);
  }

  /** Swings by `ms` towards a lean, and up again after a landing. */
  swing(goal: number, ms: number): void {
    const { lean, bounce } = this;
    this.lean = swungTo(lean, this.leanSpeed, goal, ms);
    this.leanSpeed = swungSpeed(lean, this.leanSpeed, goal, ms);
    this.bounce = swungTo(bounce, this.bounceSpeed, 0, ms);
    this.bounceSpeed = swungSpeed(bounce, this.bounceSpeed, 0, ms);
    if (goal === 0 && this.isSteady) this.steady();
  }

  /** Lands: it sinks from now on. */
  land(): void {
    this.isFalling = false;
    this.bounceSpeed = -LANDING_SPEED_PER_MS;
  }

  /** Ends all swinging. */
  steady(): void {
    this.isFalling = false;
    this.lean = 0;
    this.leanSpeed = 0;
    this.bounce = 0;
    this.bounceSpeed = 0;
  }

  /** Forgets the current frame after the atlas has been redrawn. */
  forget(): void {
    this.frame = '';
  }

  hide(): void {
    this.raised = 0;
    this.steady();
    this.image.setVisible(false);
  }

  destroy(): void {
    this.image.destroy();
  }
}
