import type * as Phaser from 'phaser';
import type { SeatBox } from '../stage/index.ts';
import { centre } from '../stage/rect.ts';
import type { MotionStep } from '../stage/steps.ts';
import { COLOUR } from '../stage/theme.ts';
import { text } from '../text/index.ts';
import type { Brush } from './moment.ts';
import { drawChip, drawGlow, textWidth } from './paint.ts';

const DEPTH = 7100;
const GLOW = 14;
const SPARKS = 10;
/** The number of bursts of sparks: more for winning the game. */
const BURSTS = { wentOut: 1, leads: 1, won: 2 } as const;
/** The word appears within the first of these shares of the time and fades from the second on. */
const COMES = 0.18;
const GOES = 0.84;

type HonourStep = MotionStep & { type: 'honour' };

/** The celebration of one seat: its frame glows, a word pops up and a few sparks fly. */
interface Cheer {
  readonly glow: Phaser.GameObjects.Image;
  readonly chip: Phaser.GameObjects.Image;
  readonly sparks: readonly Phaser.GameObjects.Image[];
  step: HonourStep | null;
}

/** Celebrates seats with a few small pictures each, drawn once. */
export class Honours {
  private readonly scene: Phaser.Scene;
  private readonly cheers: Cheer[] = [];

  constructor(scene: Phaser.Scene) {
    this.scene = scene;
  }

  /** Draws a celebration: `along` is its progress from 0 to 1, `size` the table's font size. */
  show(step: HonourStep, along: number, box: SeatBox, brush: Brush, size: number): void {
    const cheer = this.cheerFor(step, box, brush, size);
    if (along >= 1) {
      hide(cheer);
      return;
    }
    const beats = BURSTS[step.why];
    cheer.glow.setAlpha(Math.sin(Math.PI * along));
    cheer.chip.setScale(popped(along)).setAlpha(along > GOES ? (1 - along) / (1 - GOES) : 1);
    const burst = (along * beats) % 1;
    const reach = (1 - (1 - burst) ** 3) * box.avatar.width * 1.15;
    const { x, y } = heart(box);
    for (let i = 0; i < SPARKS; i++) {
      const angle = ((i + (along * beats >= 1 ? 0.5 : 0)) / SPARKS) * Math.PI * 2;
      cheer.sparks[i]
        ?.setPosition((x + Math.cos(angle) * reach * 1.5) * brush.scale, (y + Math.sin(angle) * reach) * brush.scale)
        .setScale(1 - burst * 0.5)
        .setRotation(burst * 2)
        .setAlpha(1 - burst * burst);
    }
  }

  clear(): void {
    for (const cheer of this.cheers) hide(cheer);
  }

  private cheerFor(step: HonourStep, box: SeatBox, brush: Brush, size: number): Cheer {
    const there = this.cheers.find((cheer) => cheer.step === step);
    if (there) return there;
    const cheer = this.cheers.find((one) => one.step === null) ?? this.add();
    cheer.step = step;
    dress(cheer, box, brush, size);
    return cheer;
  }

  private add(): Cheer {
    const image = (depth: number) => this.scene.add.image(0, 0, '__WHITE').setVisible(false).setDepth(depth);
    const sparks = Array.from({ length: SPARKS }, () => image(DEPTH));
    const cheer: Cheer = { glow: image(DEPTH - 1), chip: image(DEPTH + 1), sparks, step: null };
    this.cheers.push(cheer);
    return cheer;
  }
}

/** Sets the pictures of a celebration. */
function dress({ glow, chip, sparks, step }: Cheer, box: SeatBox, { bakery, scale }: Brush, size: number): void {
  const { rect } = box;
  const width = Math.round(rect.width);
  const height = Math.round(rect.height);
  const shine = bakery.picture('honoured', width + 2 * GLOW, height + 2 * GLOW, (ctx) =>
    drawGlow(ctx, width, height, GLOW, 12, 3),
  );
  bakery.put(glow, shine, rect, GLOW);
  const word = text.honour(step?.why ?? 'wentOut');
  const high = Math.round(size * 1.75);
  const wide = Math.round(textWidth(word, size, 800) + size * 1.5);
  const look = { size, weight: 800, ink: COLOUR.goldInk, fill: COLOUR.gold, edge: COLOUR.goldLight };
  const key = bakery.picture(`honour/${word}`, wide, high, (ctx) => drawChip(ctx, word, wide, high, look));
  const { x, y } = heart(box);
  // A word wider than its seat must not leave the screen.
  const middle = Math.max(wide / 2 + 4, x);
  bakery.show(chip, key).setOrigin(0.5, 0.5).setVisible(true);
  chip.setPosition(middle * scale, y * scale);
  const star = bakery.picture('spark', size, size, (ctx) => drawSpark(ctx, size));
  for (const spark of sparks) bakery.show(spark, star).setOrigin(0.5, 0.5).setVisible(true);
}

/**
 * The centre of the celebration: over avatar and fan, or above a seat whose text is beside its avatar, so that name and
 * total stay readable.
 */
const heart = ({ rect, avatar, name }: SeatBox) => ({
  x: centre(rect).x,
  y: name.x >= avatar.x + avatar.width ? rect.y - avatar.height * 0.36 : centre(avatar).y,
});

/** The scale of the word: it pops in slightly too large, then shrinks to its size. */
function popped(along: number): number {
  if (along >= COMES * 2) return 1;
  return along < COMES ? 1.15 * (along / COMES) : 1.15 - 0.15 * ((along - COMES) / COMES);
}

function hide(cheer: Cheer): void {
  cheer.step = null;
  cheer.glow.setVisible(false);
  cheer.chip.setVisible(false);
  for (const spark of cheer.sparks) spark.setVisible(false);
}

/** A small star with four rays. */
function drawSpark(ctx: CanvasRenderingContext2D, size: number): void {
  const half = size / 2;
  ctx.translate(half, half);
  ctx.beginPath();
  for (let i = 0; i < 8; i++) {
    const far = i % 2 === 0 ? half * 0.95 : half * 0.3;
    ctx.lineTo(Math.cos((i * Math.PI) / 4) * far, Math.sin((i * Math.PI) / 4) * far);
  }
  ctx.closePath();
  ctx.fillStyle = COLOUR.goldLight;
  ctx.fill();
  ctx.lineWidth = 1;
  ctx.strokeStyle = COLOUR.goldDark;
  ctx.stroke();
}
