import type { Card } from '#engine';
import { moveTo } from '../game/handOrder.ts';
import { right } from './rect.ts';
import type { CardBox, Layout } from './types.ts';

/** How far the cards beside a gap move away, as a share of a card's width; each further card moves half as far. */
const GAP_PUSH_RATIO = 0.2;

/**
 * The hand while cards are carried over it: every card lies where it would lie after a drop at `gap`, with the carried
 * ones in the gap, and the cards beside the gap move a little further apart. For drawing only: the hit areas stand
 * still.
 */
export function openHand({ hand, slots, handZone }: Layout, carried: readonly Card[], gap: number): CardBox[] {
  const cards = hand.flatMap(({ card }) => card ?? []);
  const order = moveTo(cards, carried, gap);
  const first = order.findIndex((card) => carried.includes(card));
  const last = order.findLastIndex((card) => carried.includes(card));
  return order.flatMap((card, at) => {
    const was = cards.indexOf(card);
    const [slot, usual, box] = [slots[at], slots[was], hand[was]];
    if (!slot || !usual || !box) return [];
    const beside = slots[at < first ? first : last];
    const away = at < first ? at - first : Math.max(0, at - last);
    const isInRow = away !== 0 && beside?.hit.y === slot.hit.y;
    const push = isInRow ? (Math.sign(away) * GAP_PUSH_RATIO * slot.rect.width) / 2 ** (Math.abs(away) - 1) : 0;
    const [least, most] = [handZone.x - slot.rect.x, right(handZone) - right(slot.rect)];
    const x = slot.rect.x + Math.max(Math.min(0, least), Math.min(Math.max(0, most), push));
    // A selected card stays as high above its place as it was.
    const y = slot.rect.y - (usual.rect.y - box.rect.y);
    return [{ ...slot, card, rect: { ...slot.rect, x, y }, hit: { ...slot.hit, x: slot.hit.x + x - slot.rect.x } }];
  });
}
