import type * as Phaser from 'phaser';
import { drawChip, drawGlow, fillRound, textWidth } from '../faces/shapes.ts';
import type { Highlight } from '../game/types.ts';
import { LAYER_DEPTH } from '../stage/layers.ts';
import type { PileCardBox, Rect } from '../stage/layout.ts';
import { stockEdges } from '../stage/measures.ts';
import { COLOUR } from '../stage/theme.ts';
import { text } from '../text/index.ts';
import type { TableAtlases } from './CardAtlas.ts';
import type { DrawContext, DrawnTable } from './drawnTable.ts';
import { FittedText } from './FittedText.ts';
import { ImagePool } from './images.ts';

/** The number of cards drawn for a full stock; fewer as it runs out. */
const STOCK_LAYERS = 5;
const CARDS_PER_LAYER = 7;
/** The number of cards below the upcard whose edges show. */
const CARDS_UNDER_UPCARD = 2;

/** The stock, drawn as high as it is full, the edges of the cards below the upcard, and both labels. */
export class PilesView {
  private readonly stock: Phaser.GameObjects.Image[];
  private readonly under: Phaser.GameObjects.Image[];
  private readonly stockLabel: FittedText;
  private readonly pileLabel: FittedText;

  constructor(scene: Phaser.Scene) {
    const images = (count: number, depth: number) =>
      Array.from({ length: count }, (_, i) =>
        scene.add
          .image(0, 0, '__WHITE')
          .setVisible(false)
          .setDepth(depth + i),
      );
    this.stock = images(STOCK_LAYERS, LAYER_DEPTH.stockCards);
    this.under = images(CARDS_UNDER_UPCARD, LAYER_DEPTH.cardsUnderUpcard);
    this.stockLabel = new FittedText(scene, LAYER_DEPTH.tableTexts);
    this.pileLabel = new FittedText(scene, LAYER_DEPTH.tableTexts);
  }

  update({ table, layout }: DrawnTable, { scale }: DrawContext, atlases: TableAtlases): void {
    const count = table.game?.stock ?? 0;
    const layers = Math.min(STOCK_LAYERS, Math.ceil(count / CARDS_PER_LAYER));
    const atlas = atlases.of('stock');
    const zoom = atlas.zoom(layout.stock.width);
    const rise = stockEdges(layout.stock.width) / (STOCK_LAYERS - 1);
    const middle = (rect: typeof layout.stock, up: number) =>
      [(rect.x + rect.width / 2) * scale, (rect.y + rect.height / 2 - up) * scale] as const;
    this.stock.forEach((image, i) => {
      image.setVisible(i < layers);
      // The top card lies in its place; the others show below it.
      image
        .setTexture(atlas.key, atlas.frame(null))
        .setScale(zoom)
        .setPosition(...middle(layout.stock, (i - layers + 1) * rise));
    });
    const hidden = Math.min(this.under.length, (table.game?.pileCount ?? 0) - layout.pileCards.length);
    this.under.forEach((image, i) => {
      image
        .setVisible(i < hidden)
        .setTexture(atlas.key, atlas.frame(null))
        .setScale(zoom)
        .setRotation(i === 0 ? -0.06 : 0.04);
      image.setPosition(...middle(layout.pile, 0));
    });
    const look = { size: layout.type.small, colour: COLOUR.text, weight: 550 };
    const inGame = table.game !== null && table.game.deal > 0;
    this.stockLabel.write(inGame ? text.stockLeft(count) : '', layout.stockLabel, look, scale);
    this.pileLabel.write(inGame ? text.discardPile() : '', layout.pileLabel, look, scale);
  }
}

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

  update(drawn: DrawnTable, context: DrawContext): void {
    this.pool.begin();
    const { layout, highlights, table } = drawn;
    if (layout.pileDeep) {
      const open = new Set(highlights.flatMap(depthOf));
      // If only the upcard may be taken, it has its own ring.
      if (open.size > 1) for (const box of layout.pileCards) if (open.has(box.count)) this.bar(box, context);
      if (open.has(drawn.reach)) this.reach(drawn, context);
    }
    const called = table.game?.window?.cards ?? [];
    for (const box of layout.pileCards) if (box.card !== null && called.includes(box.card)) this.ring(box.hit, context);
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
  private reach({ layout, reach }: DrawnTable, context: DrawContext): void {
    const taken = layout.pileCards.filter(({ count }) => count <= reach);
    const rows = new Map<number, Rect>();
    for (const { rect } of taken) {
      const row = rows.get(rect.y);
      rows.set(rect.y, row ? { ...row, width: rect.x + rect.width - row.x } : rect);
    }
    for (const row of rows.values()) this.ring(row, context);
    const deepest = taken[0];
    if (deepest) this.chip(deepest, layout.type.small, context);
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

/** The number of cards that may be taken at a highlighted place of the pile. */
function depthOf(place: Highlight): number[] {
  if (place.at === 'pileCard') return [place.depth];
  return place.at === 'pile' && place.why === 'draw' ? [1] : [];
}
