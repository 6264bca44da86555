import type * as Phaser from 'phaser';
import type { Suit } from '#engine';
import { drawChip, drawGlow, textWidth } from '../faces/shapes.ts';
import { LAYER_DEPTH } from '../stage/layers.ts';
import type { SeatBox } from '../stage/layout.ts';
import { centre } from '../stage/rect.ts';
import type { Honour, MotionStep } from '../stage/steps.ts';
import { COLOUR } from '../stage/theme.ts';
import { text } from '../text/index.ts';
import { CaughtWilds } from './CaughtWilds.ts';
import type { DrawContext } from './drawnTable.ts';
import { drawRays, drawStar, drawTinyCard } from './stars.ts';

/** Celebrations, and the points that fly after a deal. Fetched once the table is at rest: no game begins with them. */
export class Celebrations {
  readonly honours: Honours;
  readonly bursts: Bursts;
  readonly wilds: CaughtWilds;
  readonly points: PointFlights;

  constructor(scene: Phaser.Scene) {
    this.honours = new Honours(scene);
    this.bursts = new Bursts(scene);
    this.wilds = new CaughtWilds(scene);
    this.points = new PointFlights(scene);
  }

  clear(): void {
    this.honours.clear();
    this.bursts.clear();
    this.wilds.clear();
    this.points.clear();
  }
}

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
  show(step: HonourStep, along: number, box: SeatBox, context: DrawContext, size: number): void {
    const cheer = this.cheerFor(step, box, context, size);
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

  private cheerFor(step: HonourStep, box: SeatBox, context: DrawContext, size: number): Cheer {
    const there = this.cheers.find((cheer) => cheer.step === step);
    if (there) return there;
    const cheer = this.cheers.find((one) => one.step === null) ?? this.add();
    cheer.step = step;
    dress(cheer, box, context, size);
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

const SUIT_COUNT = 4;
/** How many tiny cards and stars fly for each reason. */
const BURST_PIECES: Readonly<Record<Honour, { readonly cards: number; readonly stars: number }>> = {
  wentOut: { cards: 20, stars: 6 },
  leads: { cards: 0, stars: 16 },
  won: { cards: 36, stars: 18 },
};
/** The angle between a piece and the next, which spreads any number of them evenly. */
const GOLDEN_ANGLE_RAD = Math.PI * (3 - Math.sqrt(5));
/** A share that is unrelated to the angle, so that no spiral is seen. */
const UNEVEN_SHARE = 0.7549;
/** How far pieces sink, as a share of the reach. */
const SINK_RATIO = 0.3;
const FADE_START_SHARE = 0.6;
/** The size of the light in font sizes, and how bright it is at most. */
const LIGHT_SIZE_EM = 11;
const LIGHT_MAX_ALPHA = 0.7;
/** Pieces fly larger over the whole table. */
const WON_PIECE_SCALE = 1.35;

type BurstStep = MotionStep & { type: 'burst' };

/** The pictures of one burst: the light behind it and its pieces. */
interface Burst {
  readonly light: Phaser.GameObjects.Image;
  readonly pieces: readonly Phaser.GameObjects.Image[];
}

/** Throws tiny cards of the four suits and stars from a highlighted seat. Pictures are kept for the next time. */
export class Bursts {
  private readonly scene: Phaser.Scene;
  private readonly flying = new Map<BurstStep, Burst>();
  private readonly spare: Phaser.GameObjects.Image[] = [];

  constructor(scene: Phaser.Scene) {
    this.scene = scene;
  }

  /** Draws a burst; `along` is its progress from 0 to 1, `size` the table's font size. */
  show(step: BurstStep, along: number, context: DrawContext, size: number): void {
    if (along >= 1) {
      this.end(step);
      return;
    }
    const { light, pieces } = this.flying.get(step) ?? this.take(step, context, size);
    const { from, around, reach } = step;
    const out = 1 - (1 - along) ** 3;
    const x = from.x + (around.x - from.x) * out;
    const y = from.y + (around.y - from.y) * out + SINK_RATIO * reach.y * along * along;
    light
      .setPosition(from.x * context.scale, from.y * context.scale)
      .setRotation(along)
      .setScale(0.5 + 0.5 * out)
      .setAlpha(LIGHT_MAX_ALPHA * Math.sin(Math.PI * Math.sqrt(along)));
    const alpha = along < FADE_START_SHARE ? 1 : (1 - along) / (1 - FADE_START_SHARE);
    for (let i = 0; i < pieces.length; i++) {
      const far = out * Math.sqrt((i * UNEVEN_SHARE) % 1);
      const across = x + Math.cos(i * GOLDEN_ANGLE_RAD) * far * reach.x;
      const down = y + Math.sin(i * GOLDEN_ANGLE_RAD) * far * reach.y;
      const swell = Math.min(1, along * 8) * (0.75 + 0.25 * ((i * 0.37) % 1));
      const flip = Math.cos(i + along * (5 + (i % 5)));
      pieces[i]
        ?.setPosition(across * context.scale, down * context.scale)
        .setScale(swell * Math.max(0.12, Math.abs(flip)), swell)
        .setRotation(i + along * (i % 2 === 0 ? 2.5 : -2.5))
        .setAlpha(alpha);
    }
  }

  clear(): void {
    for (const step of [...this.flying.keys()]) this.end(step);
  }

  private take(step: BurstStep, { cache }: DrawContext, size: number): Burst {
    const { cards, stars } = BURST_PIECES[step.why];
    const large = size * (step.why === 'won' ? WON_PIECE_SCALE : 1);
    const width = Math.round(large * 1.25);
    const height = Math.round(large * 1.7);
    const bright = Math.round(size * LIGHT_SIZE_EM);
    const rays = cache.texture('rays', bright, bright, (ctx) => drawRays(ctx, bright));
    const image = (key: string, depth: number) =>
      cache
        .show(this.spare.pop() ?? this.scene.add.image(0, 0, key), key)
        .setOrigin(0.5, 0.5)
        .setVisible(true)
        .setDepth(depth);
    const pieces = Array.from({ length: cards + stars }, (_, i) => {
      const suit = (i % SUIT_COUNT) as Suit;
      const key =
        i < cards
          ? cache.texture(`tiny/${suit}`, width, height, (ctx) => drawTinyCard(ctx, suit, width, height))
          : cache.texture('star', height, height, (ctx) => drawStar(ctx, height));
      return image(key, LAYER_DEPTH.bursts + 1);
    });
    const burst = { light: image(rays, LAYER_DEPTH.bursts), pieces };
    this.flying.set(step, burst);
    return burst;
  }

  private end(step: BurstStep): void {
    const burst = this.flying.get(step);
    if (!burst) return;
    for (const image of [burst.light, ...burst.pieces]) this.spare.push(image.setVisible(false));
    this.flying.delete(step);
  }
}

/** The number stays over its card for this part of the time. */
const NUMBER_PAUSE_SHARE = 0.3;
/** The height of the arc, as a share of the horizontal distance. */
const ARC_HEIGHT_RATIO = 0.18;
/** Factor on the size of the numbers of wilds. */
const WILD_NUMBER_SCALE = 1.5;

type PointStep = MotionStep & { type: 'points' };

/** The numbers that fly from cards to totals in a tally; those of wilds are larger and golden. */
export class PointFlights {
  private readonly scene: Phaser.Scene;
  private readonly flying = new Map<number, Phaser.GameObjects.Image>();
  private readonly spare: Phaser.GameObjects.Image[] = [];

  constructor(scene: Phaser.Scene) {
    this.scene = scene;
  }

  /** Draws the number of one card; `along` is its progress from 0 to 1. */
  show(step: PointStep, along: number, { cache, scale }: DrawContext, size: number): void {
    if (along >= 1) {
      this.land(step.card);
      return;
    }
    const image = this.flying.get(step.card) ?? this.take(step, step.wild ? size * WILD_NUMBER_SCALE : size, cache);
    // It stays over its card for a moment so that it can be read, then is drawn to the total.
    const way = Math.max(0, (along - NUMBER_PAUSE_SHARE) / (1 - NUMBER_PAUSE_SHARE));
    const t = way * way * (3 - 2 * way);
    const bow = Math.sin(Math.PI * t) * ARC_HEIGHT_RATIO * (step.to.x - step.from.x);
    image.setPosition(
      (step.from.x + (step.to.x - step.from.x) * t) * scale,
      (step.from.y + (step.to.y - step.from.y) * t - Math.abs(bow)) * scale,
    );
    const swell = along < NUMBER_PAUSE_SHARE ? 0.5 + 0.7 * (along / NUMBER_PAUSE_SHARE) : 1.2 - 0.45 * t;
    image.setScale(swell).setAlpha(along > 0.92 ? (1 - along) / 0.08 : 1);
  }

  clear(): void {
    for (const card of [...this.flying.keys()]) this.land(card);
  }

  private take(step: PointStep, size: number, cache: DrawContext['cache']): Phaser.GameObjects.Image {
    const height = Math.round(size * 1.7);
    const word = text.gained(step.amount);
    const width = Math.round(Math.max(height * 1.2, size * (0.9 + word.length * 0.62)));
    const look = step.wild
      ? { size, weight: 800, ink: COLOUR.goldInk, fill: COLOUR.gold, edge: COLOUR.goldLight }
      : { size, weight: 750, ink: COLOUR.ink, fill: COLOUR.paper, edge: COLOUR.goldDark };
    const key = cache.texture(`fly/${word}/${step.wild}`, width, height, (ctx) =>
      drawChip(ctx, word, width, height, look),
    );
    const image = this.spare.pop() ?? this.scene.add.image(0, 0, key).setDepth(LAYER_DEPTH.points);
    cache.show(image, key).setOrigin(0.5, 0.5).setVisible(true);
    this.flying.set(step.card, image);
    return image;
  }

  private land(card: number): void {
    const image = this.flying.get(card);
    if (!image) return;
    image.setVisible(false);
    this.flying.delete(card);
    this.spare.push(image);
  }
}
