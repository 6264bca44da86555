import type * as Phaser from 'phaser';
import { fillRound } from '../faces/shapes.ts';
import type { Lit } from '../game/types.ts';
import type { PileCardBox, Rect } from '../stage/index.ts';
import { LAYER_DEPTH } from '../stage/layers.ts';
import { COLOUR } from '../stage/theme.ts';
import { text } from '../text/index.ts';
import { ImagePool } from './ImagePool.ts';
import type { DrawContext, DrawnTable } from './moment.ts';
import { drawChip, drawGlow, textWidth } from './paint.ts';

const REACH_GLOW_PX = 8;
const BAR_HEIGHT_PX = 4;

/**
 * Marks of the discard pile: cards that may be taken, those that come along with the one under the finger, and those
 * that a window asks about.
 */
export class PileMarks {
  private readonly pool: ImagePool;

  constructor(scene: Phaser.Scene) {
    this.pool = new ImagePool(scene);
  }

  update(moment: DrawnTable, brush: DrawContext): void {
    this.pool.begin();
    const { layout, lit, table } = moment;
    if (layout.pileDeep) {
      const open = new Set(lit.flatMap(depthOf));
      // If only the upcard may be taken, it has its own ring.
      if (open.size > 1) for (const box of layout.pileCards) if (open.has(box.count)) this.bar(box, brush);
      if (open.has(moment.reach)) this.reach(moment, brush);
    }
    const asked = table.game?.window?.cards ?? [];
    for (const box of layout.pileCards) if (box.card !== null && asked.includes(box.card)) this.ring(box.hit, brush);
    this.pool.end();
  }

  /** A bar along the upper edge of a card's visible part. */
  private bar({ hit }: PileCardBox, { cache }: DrawContext): void {
    const width = Math.round(hit.width) - 3;
    const key = cache.texture('bar', width, BAR_HEIGHT_PX, (ctx) => {
      fillRound(ctx, { x: 0, y: 0, width, height: BAR_HEIGHT_PX }, BAR_HEIGHT_PX / 2, COLOUR.goldDark);
      fillRound(
        ctx,
        { x: 0.75, y: 0.75, width: width - 1.5, height: BAR_HEIGHT_PX - 1.5 },
        BAR_HEIGHT_PX / 2,
        COLOUR.gold,
      );
    });
    cache.put(this.pool.next(LAYER_DEPTH.pileMarks), key, { ...hit, x: hit.x + 1, y: hit.y - 1 });
  }

  /** Rings around the cards that would be taken, row by row, and their number. */
  private reach({ layout, reach }: DrawnTable, brush: DrawContext): void {
    const taken = layout.pileCards.filter(({ count }) => count <= reach);
    const rows = new Map<number, Rect>();
    for (const { rect } of taken) {
      const row = rows.get(rect.y);
      rows.set(rect.y, row ? { ...row, width: rect.x + rect.width - row.x } : rect);
    }
    for (const row of rows.values()) this.ring(row, brush);
    const deepest = taken[0];
    if (deepest) this.chip(deepest, layout.type.small, brush);
  }

  private ring(rect: Rect, { cache }: DrawContext): void {
    const width = Math.round(rect.width);
    const height = Math.round(rect.height);
    const key = cache.texture('reach', width + 2 * REACH_GLOW_PX, height + 2 * REACH_GLOW_PX, (ctx) => {
      fillRound(ctx, { x: REACH_GLOW_PX, y: REACH_GLOW_PX, width, height }, 6, 'rgba(255, 220, 120, 0.14)');
      drawGlow(ctx, width, height, REACH_GLOW_PX, 6, 3);
    });
    cache.put(this.pool.next(LAYER_DEPTH.pileMarks + 1), key, rect, REACH_GLOW_PX);
  }

  private chip({ rect, count }: PileCardBox, small: number, { cache }: DrawContext): void {
    const words = text.cardsCount(count);
    const height = Math.round(small * 1.6);
    const width = Math.round(textWidth(words, small) + small * 1.2);
    const look = { size: small, ink: COLOUR.goldInk, fill: COLOUR.gold, edge: '#fff3cf' };
    const key = cache.texture(`chip/${words}`, width, height, (ctx) => drawChip(ctx, words, width, height, look));
    cache.put(this.pool.next(LAYER_DEPTH.pileMarks + 2), key, {
      x: rect.x - 2,
      y: rect.y - height * 0.8,
      width,
      height,
    });
  }
}

/** The number of cards that may be taken at a lit place of the pile. */
function depthOf(place: Lit): number[] {
  if (place.at === 'pileCard') return [place.depth];
  return place.at === 'pile' && place.why === 'draw' ? [1] : [];
}
