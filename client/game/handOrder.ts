import { type Card, isWild, type PlayerView, type Reading, rankOf, type Suit, suitOf } from '#engine';
import type { HandOrder } from './types.ts';

/** Alternates black and red, so that neighbouring suits are easy to tell apart: clubs, diamonds, spades, hearts. */
const SUIT_PLACES: readonly number[] = [0, 1, 3, 2];
const suitPlace = (suit: Suit): number => SUIT_PLACES[suit] ?? SUIT_PLACES.length;

/**
 * The order of the hand on the screen: prepared melds at the left, each together, wilds at the right. `own` keeps the
 * order of `arranged` and puts new cards last.
 */
export function orderHand(
  view: PlayerView,
  order: HandOrder,
  arranged: readonly Card[],
  prepared: readonly Reading[] = [],
): readonly Card[] {
  const aside = prepared.flatMap(({ cards }) => cards);
  const shown = order === 'own' ? own(view, arranged) : sorted(view, order);
  return [...aside, ...shown.filter((card) => !aside.includes(card))];
}

function own(view: PlayerView, arranged: readonly Card[]): readonly Card[] {
  const kept = arranged.filter((card) => view.hand.includes(card));
  return [...kept, ...sorted(view, 'suit').filter((card) => !kept.includes(card))];
}

function sorted({ rules, wildRank, hand }: PlayerView, by: 'suit' | 'rank'): readonly Card[] {
  const key = (card: Card): number => {
    const wildFirst = isWild(rules, wildRank, card) ? 1000 : 0;
    const place = suitPlace(suitOf(card));
    return wildFirst + (by === 'suit' ? place * 16 + rankOf(card) : rankOf(card) * 8 + place);
  };
  return hand.toSorted((a, b) => key(a) - key(b) || a - b);
}

/**
 * Moves `cards` before place `gap` of `hand`, together and in their present order.
 * @example arrange([1, 2, 3, 4], [1], 3) // [2, 3, 1, 4]
 */
export function moveTo(hand: readonly Card[], cards: readonly Card[], gap: number): readonly Card[] {
  const moved = hand.filter((card) => cards.includes(card));
  const stays = (card: Card): boolean => !cards.includes(card);
  return [...hand.slice(0, gap).filter(stays), ...moved, ...hand.slice(gap).filter(stays)];
}

/**
 * Moves `cards` to the place of card `at`, which shifts towards where they came from.
 * @example putAt([1, 2, 3, 4], [1], 3) // [2, 3, 1, 4]
 * @example putAt([1, 2, 3, 4], [4], 2) // [1, 4, 2, 3]
 */
export function putAt(hand: readonly Card[], cards: readonly Card[], at: Card): readonly Card[] {
  const place = hand.indexOf(at);
  const comesFromLeft = hand.slice(0, place).some((card) => cards.includes(card));
  return moveTo(hand, cards, comesFromLeft ? place + 1 : place);
}
