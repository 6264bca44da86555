import type * as Phaser from 'phaser';
import type { SeatBox } from '../stage/index.ts';
import { LAYER_DEPTH } from '../stage/layers.ts';
import { centre } from '../stage/rect.ts';
import type { MotionStep } from '../stage/steps.ts';
import { COLOUR } from '../stage/theme.ts';
import { text } from '../text/index.ts';
import type { DrawContext } from './moment.ts';
import { drawChip, drawGlow, textWidth } from './paint.ts';

const SEAT_GLOW_PX = 14;
/** The word appears within the first of these shares of the time and fades from the second on. */
const WORD_APPEARS_SHARE = 0.18;
const WORD_FADES_SHARE = 0.84;

type HonourStep = MotionStep & { type: 'honour' };

/** The celebration of one seat: its frame glows and a word pops up. */
interface Cheer {
  readonly glow: Phaser.GameObjects.Image;
  readonly chip: Phaser.GameObjects.Image;
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
  show(step: HonourStep, along: number, box: SeatBox, brush: DrawContext, size: number): void {
    const cheer = this.cheerFor(step, box, brush, size);
    if (along >= 1) {
      hide(cheer);
      return;
    }
    cheer.glow.setAlpha(Math.sin(Math.PI * along));
    cheer.chip.setScale(popped(along)).setAlpha(along > WORD_FADES_SHARE ? (1 - along) / (1 - WORD_FADES_SHARE) : 1);
  }

  clear(): void {
    for (const cheer of this.cheers) hide(cheer);
  }

  private cheerFor(step: HonourStep, box: SeatBox, brush: DrawContext, size: number): Cheer {
    const there = this.cheers.find((cheer) => cheer.step === step);
    if (there) return there;
    const cheer = this.cheers.find((one) => one.step === null) ?? this.add();
    cheer.step = step;
    dress(cheer, box, brush, size);
    return cheer;
  }

  private add(): Cheer {
    const image = (depth: number) => this.scene.add.image(0, 0, '__WHITE').setVisible(false).setDepth(depth);
    const cheer: Cheer = { glow: image(LAYER_DEPTH.honours), chip: image(LAYER_DEPTH.honours + 2), step: null };
    this.cheers.push(cheer);
    return cheer;
  }
}

/** Sets the pictures of a celebration. */
function dress({ glow, chip, step }: Cheer, box: SeatBox, { cache, scale }: DrawContext, size: number): void {
  const { rect } = box;
  const width = Math.round(rect.width);
  const height = Math.round(rect.height);
  const shine = cache.texture('honoured', width + 2 * SEAT_GLOW_PX, height + 2 * SEAT_GLOW_PX, (ctx) =>
    drawGlow(ctx, width, height, SEAT_GLOW_PX, 12, 3),
  );
  cache.put(glow, shine, rect, SEAT_GLOW_PX);
  const word = text.honour(step?.why ?? 'wentOut');
  const high = Math.round(size * 1.75);
  const wide = Math.round(textWidth(word, size, 800) + size * 1.5);
  const look = { size, weight: 800, ink: COLOUR.goldInk, fill: COLOUR.gold, edge: COLOUR.goldLight };
  const key = cache.texture(`honour/${word}`, wide, high, (ctx) => drawChip(ctx, word, wide, high, look));
  const { x, y } = heart(box);
  // A word wider than its seat must not leave the screen.
  const middle = Math.max(wide / 2 + 4, x);
  cache.show(chip, key).setOrigin(0.5, 0.5).setVisible(true);
  chip.setPosition(middle * scale, y * scale);
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
  if (along >= WORD_APPEARS_SHARE * 2) return 1;
  return along < WORD_APPEARS_SHARE
    ? 1.15 * (along / WORD_APPEARS_SHARE)
    : 1.15 - 0.15 * ((along - WORD_APPEARS_SHARE) / WORD_APPEARS_SHARE);
}

function hide(cheer: Cheer): void {
  cheer.step = null;
  cheer.glow.setVisible(false);
  cheer.chip.setVisible(false);
}
