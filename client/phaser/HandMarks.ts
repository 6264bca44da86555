import type * as Phaser from 'phaser';
import type { Card } from '#engine';
import { drawChip, drawGlow, fillRound, textWidth } from '../faces/shapes.ts';
import { LAYER_DEPTH } from '../stage/layers.ts';
import type { CardBox, Layout, Rect } from '../stage/layout.ts';
import { orderNumber } from '../stage/measures.ts';
import { cardKey } from '../stage/picture.ts';
import { COLOUR } from '../stage/theme.ts';
import { text } from '../text/index.ts';
import type { CardLayer } from './CardLayer.ts';
import type { DrawContext, DrawnTable } from './drawnTable.ts';
import { ImagePool } from './images.ts';

const CARD_GLOW_PX = 10;
const ASIDE_BAR_PX = 5;

/**
 * Marks of the hand: frames and order numbers of selected cards, the mark of a card just drawn or freed, and where
 * dragged cards would go.
 */
export class HandMarks {
  private readonly pool: ImagePool;

  constructor(scene: Phaser.Scene) {
    this.pool = new ImagePool(scene);
  }

  /** Draws the marks at their cards. Call it every frame while cards move. */
  update(
    { layout, selected, newCards, newCardsBy, prepared, caret }: DrawnTable,
    context: DrawContext,
    cards: CardLayer,
  ): void {
    this.pool.begin();
    const { small } = layout.type;
    const newWord = text.freshMark(newCardsBy, newCards.length);
    // A mark on a card that is put aside would cover the name of its meld.
    const aside = prepared.flatMap((reading) => reading.cards);
    const marked = newCards.filter((card) => !aside.includes(card));
    for (const reading of prepared) {
      const boxes = layout.hand.filter(({ card }) => card !== null && reading.cards.includes(card));
      if (boxes.every((box) => cards.lies(box))) this.aside(boxes, text.readingShort(reading), small, context);
    }
    for (const [i, box] of layout.hand.entries()) {
      const sprite = box.card === null ? undefined : cards.get(cardKey(box.card));
      if (!sprite || box.card === null || cards.held.has(cardKey(box.card))) continue;
      const away = {
        x: sprite.x - (box.rect.x + box.rect.width / 2),
        y: sprite.top - (box.rect.y + box.rect.height / 2),
      };
      if (Math.abs(away.y) > box.rect.height || Math.abs(away.x) > box.rect.width * 2) continue;
      const order = selected.indexOf(box.card);
      const moved = {
        ...box,
        angle: box.angle + sprite.turned - sprite.angle,
        rect: { ...box.rect, x: box.rect.x + away.x, y: box.rect.y + away.y },
      };
      if (order >= 0) {
        this.frame(moved, context);
        this.order(moved, away.x, order + 1, small, context);
      } else if (marked.includes(box.card) && cards.away(box, 'hand')) {
        this.newMark(moved, away.x, roomFor(i, away.x, layout, selected), newWord, small, context);
      }
    }
    if (caret) this.caret(caret, context);
    this.pool.end();
  }

  private caret(rect: Rect, { cache }: DrawContext): void {
    const width = Math.round(rect.width);
    const height = Math.round(rect.height);
    const key = cache.texture('caret', width + 2 * CARD_GLOW_PX, height + 2 * CARD_GLOW_PX, (ctx) => {
      drawGlow(ctx, width, height, CARD_GLOW_PX, width / 2, 2);
      fillRound(ctx, { x: CARD_GLOW_PX, y: CARD_GLOW_PX, width, height }, width / 2, COLOUR.goldLight);
    });
    cache.put(this.pool.next(LAYER_DEPTH.caret), key, rect, CARD_GLOW_PX);
  }

  /** A bar and the name of the meld, over cards put aside for the contract. */
  private aside(boxes: readonly CardBox[], words: string, small: number, { cache }: DrawContext): void {
    for (const { hit, rect } of boxes) {
      const width = Math.round(Math.min(hit.width, rect.width));
      const key = cache.texture('aside', width, ASIDE_BAR_PX, (ctx) => {
        fillRound(ctx, { x: 0, y: 0, width, height: ASIDE_BAR_PX }, 0, '#bfeedd');
        fillRound(ctx, { x: 0, y: ASIDE_BAR_PX - 1.5, width, height: 1.5 }, 0, 'rgba(6, 26, 22, 0.55)');
      });
      cache.put(this.pool.next(LAYER_DEPTH.handMarks), key, { x: hit.x, y: rect.y, width, height: ASIDE_BAR_PX });
    }
    const first = boxes[0];
    if (!first) return;
    const height = Math.round(small * 1.5);
    const width = Math.round(textWidth(words, small * 0.92) + small * 1.2);
    const look = { size: small * 0.92, weight: 700, ink: '#06251d', fill: '#bfeedd', edge: 'rgba(6, 26, 22, 0.5)' };
    const key = cache.texture(`aside/${words}`, width, height, (ctx) => drawChip(ctx, words, width, height, look));
    cache.put(this.pool.next(LAYER_DEPTH.handMarks + 1), key, {
      x: first.hit.x,
      y: first.rect.y - height * 0.72,
      width,
      height,
    });
  }

  private frame(box: CardBox, { cache, scale }: DrawContext): void {
    const width = Math.round(box.rect.width) + 4;
    const height = Math.round(box.rect.height) + 4;
    const key = cache.texture('chosen', width + 2 * CARD_GLOW_PX, height + 2 * CARD_GLOW_PX, (ctx) =>
      drawGlow(ctx, width, height, CARD_GLOW_PX, box.rect.width * 0.1, 3),
    );
    const image = this.pool.next(box.depth - 0.5);
    cache.show(image, key).setOrigin(0.5, 0.5).setRotation(box.angle);
    const { x, y } = box.rect;
    image.setPosition((x + box.rect.width / 2) * scale, (y + box.rect.height / 2) * scale);
  }

  private order(box: CardBox, shift: number, order: number, small: number, { cache }: DrawContext): void {
    const { size, above } = orderNumber({ small });
    const look = { size: small * 1.08, weight: 800, ink: COLOUR.goldInk, fill: COLOUR.gold, edge: '#fff3cf' };
    const key = cache.texture(`order/${order}`, size, size, (ctx) => drawChip(ctx, String(order), size, size, look));
    const x = box.hit.x + shift + Math.min(box.hit.width, box.rect.width) / 2 - size / 2;
    cache.put(this.pool.next(LAYER_DEPTH.handMarks + 1), key, {
      x: x + box.rect.width * 0.06,
      y: box.rect.y - above,
      width: size,
      height: size,
    });
  }

  private newMark(
    box: CardBox,
    shift: number,
    [least, most]: readonly [number, number],
    word: string,
    small: number,
    { cache }: DrawContext,
  ): void {
    const size = small;
    const height = Math.round(small * 1.5);
    const width = Math.round(textWidth(word, size) + small * 1.2);
    const look = { size, weight: 650, ink: '#06251d', fill: '#bfeedd', edge: 'rgba(6, 26, 22, 0.5)' };
    const key = cache.texture(`new/${word}`, width, height, (ctx) => drawChip(ctx, word, width, height, look));
    const wanted = box.hit.x + shift + Math.min(box.hit.width, box.rect.width) / 2 - width / 2;
    const x = Math.min(Math.max(least, wanted), most - width);
    // Above the first row there is room; in later rows the mark goes to the card's foot, so that it does not cover the
    // row above.
    const y = box.hit.y < box.rect.y - 2 ? box.rect.y - height * 0.86 : box.rect.y + box.rect.height - height - 2;
    cache.put(this.pool.next(LAYER_DEPTH.handMarks + 1), key, { x, y, width, height });
  }
}

/**
 * From where to where the mark of a new card may lie, in pixels: off the order number of a lifted card on its left, and
 * off the corner of one on its right.
 * @param index the new card's place in the hand
 * @param shift how far the card is from its place
 */
export function roomFor(
  index: number,
  shift: number,
  { hand, width }: Pick<Layout, 'hand' | 'width'>,
  selected: readonly Card[],
): readonly [number, number] {
  const isLifted = (box: CardBox | undefined): box is CardBox => box?.card != null && selected.includes(box.card);
  const [before, own, after] = [hand[index - 1], hand[index], hand[index + 1]];
  const least = isLifted(before) && own ? own.hit.x + shift : 2;
  return [least, isLifted(after) ? after.hit.x + shift : width - 2];
}
