import type * as Phaser from 'phaser';
import { readings } from '#engine';
import { drawGlow, fillRound } from '../faces/shapes.ts';
import type { Highlight } from '../game/types.ts';
import { LAYER_DEPTH } from '../stage/layers.ts';
import type { MeldBox, Rect } from '../stage/layout.ts';
import { moved } from '../stage/rect.ts';
import { COLOUR } from '../stage/theme.ts';
import { text } from '../text/index.ts';
import type { CardLayer } from './CardLayer.ts';
import type { DrawContext, DrawnTable } from './drawnTable.ts';
import { FittedText } from './FittedText.ts';
import { ImagePool } from './images.ts';
import { drawSign } from './marks.ts';

const RING_GLOW_PX = 10;

/**
 * Marks of the places where the selection may go and of the wilds that could be taken: a glow, and a sign of what would
 * happen.
 */
export class HighlightMarks {
  private readonly pool: ImagePool;
  private readonly words: FittedText;
  private pluses: RoundSign[] = [];

  constructor(scene: Phaser.Scene) {
    this.pool = new ImagePool(scene);
    this.words = new FittedText(scene, LAYER_DEPTH.highlights + 2);
  }

  /** Draws the marks at their cards. Call it every frame while cards move. */
  update(drawn: DrawnTable, context: DrawContext, cards: CardLayer): void {
    this.pool.begin();
    this.words.hide();
    this.pluses = [];
    const { layout, highlights } = drawn;
    for (const place of highlights) {
      if (place.at === 'stock') this.ring(layout.stock, isOver(place, drawn), context);
      else if (place.at === 'pile') this.ring(pileRing(place, drawn), isOver(place, drawn), context);
      else if (place.at === 'place') this.place(place, drawn, context, cards);
      else if (place.at === 'wild') this.wild(place, drawn, context, cards);
    }
    for (const { x, y, size } of this.pluses) this.sign('plus', x, y, size, true, context);
    // The chooser lies there.
    if (layout.newMeld && !drawn.choosing) this.newMeld(layout.newMeld, drawn, context);
    this.pool.end();
  }

  private ring(rect: Rect, strong: boolean, { cache }: DrawContext, depth = LAYER_DEPTH.highlights): void {
    const width = Math.round(rect.width);
    const height = Math.round(rect.height);
    const key = cache.texture(`ring/${strong}`, width + 2 * RING_GLOW_PX, height + 2 * RING_GLOW_PX, (ctx) => {
      if (strong) fillRound(ctx, { x: RING_GLOW_PX, y: RING_GLOW_PX, width, height }, 7, 'rgba(255, 220, 120, 0.35)');
      drawGlow(ctx, width, height, RING_GLOW_PX, 7, strong ? 4 : 3);
    });
    cache.put(this.pool.next(depth), key, rect, RING_GLOW_PX);
  }

  private sign(
    sign: 'plus' | 'swap',
    x: number,
    y: number,
    size: number,
    strong: boolean,
    { cache }: DrawContext,
  ): void {
    const key = cache.texture(`sign/${sign}/${strong}`, size, size, (ctx) => drawSign(ctx, size, sign, strong));
    cache.put(this.pool.next(LAYER_DEPTH.highlights + 1), key, {
      x: x - size / 2,
      y: y - size / 2,
      width: size,
      height: size,
    });
  }

  private place(
    highlight: Highlight & { at: 'place' },
    drawn: DrawnTable,
    context: DrawContext,
    cards: CardLayer,
  ): void {
    const meld = meldOf(highlight.meld, drawn);
    const end = highlight.place === 'high' ? meld?.cards.at(-1) : meld?.cards[0];
    const way = end && cards.away(end, 'meld');
    const rect = meld && moved(meld.rect, way);
    if (!rect || !way) return;
    const strong = isOver(highlight, drawn);
    const size = signSize(meld);
    const middle = rect.y + rect.height * 0.56;
    if (highlight.place === 'set') {
      this.ring({ ...rect, x: rect.x + 1, width: rect.width - 2 }, strong, context);
      const inset = size * 0.35;
      const x = freesLast(meld, drawn) ? rect.x + inset : rect.x + rect.width - inset;
      addSign(this.pluses, { x, y: middle, size });
      return;
    }
    const card = moved(end.rect, way) as Rect;
    const bar = 6;
    const x = highlight.place === 'low' ? card.x - bar - 1 : card.x + card.width + 1;
    this.ring({ x, y: card.y, width: bar, height: card.height }, strong, context);
    addSign(this.pluses, { x: x + bar / 2, y: middle, size });
  }

  private wild(highlight: Highlight & { at: 'wild' }, drawn: DrawnTable, context: DrawContext, cards: CardLayer): void {
    const meld = meldOf(highlight.meld, drawn);
    const card = meld?.cards[highlight.index];
    const hit = card && moved(card.hit, cards.away(card, 'meld'));
    if (!hit) return;
    if (highlight.ready || isOver(highlight, drawn)) this.ring(hit, isOver(highlight, drawn), context);
    const middle = hit.y + card.rect.y - card.hit.y + card.rect.height * 0.56;
    this.sign('swap', hit.x + hit.width / 2, middle, signSize(meld), highlight.ready, context);
  }

  private newMeld(rect: Rect, drawn: DrawnTable, context: DrawContext): void {
    const { cache, scale } = context;
    const width = Math.round(rect.width - 4);
    const height = Math.round(rect.height);
    const strong = drawn.over?.on === 'felt';
    const key = cache.texture(`drop/${strong}`, width, height, (ctx) => drawDropFrame(ctx, width, height, strong));
    cache.put(this.pool.next(LAYER_DEPTH.highlights), key, { ...rect, x: rect.x + 2 });
    const { dragged, selected, table } = drawn;
    const found = table.game ? readings(table.game, dragged.length > 0 ? dragged : selected) : [];
    const words = text.dropHere(found.length === 1 ? (found[0] ?? null) : null);
    const look = { size: drawn.layout.type.small, colour: COLOUR.goldLight, weight: 700 };
    this.words.write(words, { x: rect.x + 6, y: rect.y, width: rect.width - 12, height: rect.height }, look, scale);
  }
}

/** The ring on the pile: around the whole pile for a discard, around the upcard for a draw. */
const pileRing = (highlight: Highlight & { at: 'stock' | 'pile' | 'felt' }, { layout }: DrawnTable): Rect =>
  (highlight.why === 'draw' ? layout.pileCards.at(-1)?.rect : null) ?? layout.pile;

const meldOf = (id: number, { layout }: DrawnTable): MeldBox | undefined => layout.melds.find((meld) => meld.id === id);

/** Whether a tap on the last card takes that wild instead of laying off. */
const freesLast = (meld: MeldBox, { highlights }: DrawnTable): boolean =>
  highlights.some(
    (place) => place.at === 'wild' && place.ready && place.meld === meld.id && place.index === meld.cards.length - 1,
  );

function signSize(meld: MeldBox): number {
  const card = meld.cards[0]?.rect.width ?? 40;
  return Math.round(Math.max(18, card * 0.36));
}

/** Whether the dragged card would fall here. */
function isOver(highlight: Highlight, { over }: DrawnTable): boolean {
  if (!over) return false;
  if (highlight.at === 'place')
    return over.on === 'place' && over.meld === highlight.meld && over.place === highlight.place;
  if (highlight.at === 'wild')
    return over.on === 'meld' && over.meld === highlight.meld && over.index === highlight.index;
  if (highlight.at === 'pileCard') return false;
  // A card of the hand cannot be dropped on a place that only offers a draw.
  return highlight.why !== 'draw' && over.on === highlight.at;
}

function drawDropFrame(ctx: CanvasRenderingContext2D, width: number, height: number, strong: boolean): void {
  const rect = { x: 2, y: 2, width: width - 4, height: height - 4 };
  fillRound(ctx, rect, 10, strong ? 'rgba(255, 220, 120, 0.34)' : 'rgba(20, 40, 20, 0.34)');
  ctx.setLineDash([8, 6]);
  ctx.lineWidth = strong ? 3.5 : 2.5;
  ctx.strokeStyle = COLOUR.goldLight;
  ctx.beginPath();
  ctx.roundRect(rect.x, rect.y, rect.width, rect.height, 10);
  ctx.stroke();
}

/** A round sign: its middle and its diameter, in CSS pixels. */
export interface RoundSign {
  x: number;
  readonly y: number;
  readonly size: number;
}

/** The least distance between two signs. */
const SIGN_GAP_PX = 4;

/** Adds a sign; where the places of two neighbouring melds meet, one sign between them stands for both. */
export function addSign(signs: RoundSign[], sign: RoundSign): void {
  const near = signs.find(({ x, y }) => Math.hypot(x - sign.x, y - sign.y) < sign.size + SIGN_GAP_PX);
  if (near) near.x = (near.x + sign.x) / 2;
  else signs.push(sign);
}

const RIPPLE_GLOW_PX = 14;
/** It pulses twice, so that a player looking elsewhere notices it. */
const PULSE_COUNT = 2;

/** A soft ring that appears briefly around a place where something is asked or happens. */
export class Ripple {
  private readonly image: Phaser.GameObjects.Image;

  constructor(scene: Phaser.Scene) {
    this.image = scene.add.image(0, 0, '__WHITE').setDepth(LAYER_DEPTH.ripple).setVisible(false);
  }

  /** Draws the ring; `along` is its progress from 0 to 1. */
  show(rect: Rect, along: number, { cache }: DrawContext): void {
    if (along >= 1) {
      this.hide();
      return;
    }
    const width = Math.round(rect.width);
    const height = Math.round(rect.height);
    const key = cache.texture('ripple', width + 2 * RIPPLE_GLOW_PX, height + 2 * RIPPLE_GLOW_PX, (ctx) =>
      drawGlow(ctx, width, height, RIPPLE_GLOW_PX, 9, 3),
    );
    cache.put(this.image, key, rect, RIPPLE_GLOW_PX);
    this.image.setAlpha(Math.sin(Math.PI * along * PULSE_COUNT) ** 2);
  }

  hide(): void {
    this.image.setVisible(false);
  }
}
