import type * as Phaser from 'phaser';
import type { ClockView } from '#protocol';
import type { Rect } from '../stage/index.ts';
import { LAYER_DEPTH } from '../stage/layers.ts';
import { COLOUR } from '../stage/theme.ts';

const RING_KEY = 'turn-ring';
const RING_STEPS = 120;
/** In the last 10 s the ring has another colour and width. */
const LATE_MS = 10_000;

/** The time left in a turn, as a ring around an avatar. */
export class TurnRing {
  private readonly image: Phaser.GameObjects.Image;
  private readonly texture: Phaser.Textures.CanvasTexture | null;
  private clock: ClockView | null = null;
  private since = 0;
  private part = 0;
  /** The current content of the texture. */
  private readonly drawn = { size: 0, part: -1, late: false };

  constructor(scene: Phaser.Scene) {
    this.texture = scene.textures.createCanvas(RING_KEY, 2, 2);
    this.image = scene.add.image(0, 0, RING_KEY).setOrigin(0, 0).setDepth(LAYER_DEPTH.turnRing).setVisible(false);
  }

  /** Sets the clock received from the table at `now` (ms of any monotonic clock). */
  set(clock: ClockView | null, now: number): void {
    const same = clock && this.clock && clock.run === this.clock.run && clock.left === this.clock.left;
    if (!same) this.since = now;
    this.clock = clock;
  }

  /** Whether the ring would now look different. */
  isStale(now: number): boolean {
    return this.clock !== null && this.clock.seat >= 0 && partLeft(this.clock, this.left(now)) !== this.part;
  }

  /** Draws the ring in `rect`; null hides it. */
  draw(rect: Rect | null, now: number, scale: number): void {
    const { clock } = this;
    this.image.setVisible(rect !== null && clock !== null);
    if (!rect || !clock || !this.texture) return;
    const left = this.left(now);
    const part = partLeft(clock, left);
    this.part = part;
    const size = Math.ceil(rect.width * scale);
    const late = left < LATE_MS;
    const { drawn } = this;
    this.image.setPosition(Math.round(rect.x * scale), Math.round(rect.y * scale));
    if (drawn.size === size && drawn.part === part && drawn.late === late) return;
    Object.assign(drawn, { size, part, late });
    if (this.texture.width !== size) this.texture.setSize(size, size);
    drawRing(this.texture.context, size, part, late, scale);
    this.texture.refresh();
    this.image.setFrame('__BASE').setSizeToFrame();
  }

  private left(now: number): number {
    return Math.max(0, (this.clock?.left ?? 0) - (now - this.since));
  }
}

const partLeft = ({ total }: ClockView, left: number): number =>
  Math.ceil((left / Math.max(1, total)) * RING_STEPS) / RING_STEPS;

function drawRing(ctx: CanvasRenderingContext2D, size: number, part: number, late: boolean, scale: number): void {
  const line = (late ? 5 : 3.5) * scale;
  ctx.clearRect(0, 0, size, size);
  ctx.lineWidth = line;
  ctx.lineCap = 'round';
  ctx.strokeStyle = 'rgba(4, 20, 17, 0.75)';
  ctx.beginPath();
  ctx.arc(size / 2, size / 2, size / 2 - 3 * scale, 0, Math.PI * 2);
  ctx.stroke();
  ctx.strokeStyle = late ? '#ff8a5c' : COLOUR.goldLight;
  ctx.beginPath();
  ctx.arc(size / 2, size / 2, size / 2 - 3 * scale, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * part);
  ctx.stroke();
}
