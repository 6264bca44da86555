import { type Card, isWild, type PlayerView, type Reading, rankOf, type Suit, suitOf } from '#engine';
import type { HandGroups, HandOrder, MeldOrder } from './types.ts';

/** Alternates black and red, so that neighbouring suits are easy to tell apart: clubs, diamonds, spades, hearts. */
const SUIT_PLACES: readonly number[] = [0, 1, 3, 2];
const suitPlace = (suit: Suit): number => SUIT_PLACES[suit] ?? SUIT_PLACES.length;

/**
 * The hand in groups, in the order on the screen: prepared melds at the left, wilds at the right. By melds, each meld
 * and each part of one is a group. `own` keeps the order of `arranged` and puts new cards last.
 */
export function groupHand(
  view: PlayerView,
  order: HandOrder,
  arranged: readonly Card[],
  prepared: readonly Reading[],
  byMelds: MeldOrder | null,
): HandGroups {
  const aside = prepared.map(({ cards }) => cards);
  const rest = view.hand.filter((card) => !aside.some((cards) => cards.includes(card)));
  const shown = order === 'melds' && byMelds ? byMelds(view, rest) : [ordered(view, order, arranged, rest)];
  return [...aside, ...shown].filter(({ length }) => length > 0);
}

/** The places in the hand at which its groups begin, but for the first. */
export const groupStartsOf = (groups: HandGroups): readonly number[] =>
  groups.slice(1).map((_, i) => groups.slice(0, i + 1).flat().length);

function ordered(
  view: PlayerView,
  order: HandOrder,
  arranged: readonly Card[],
  cards: readonly Card[],
): readonly Card[] {
  if (order === 'rank') return sorted(view, cards, (card) => rankOf(card) * 8 + suitPlace(suitOf(card)));
  if (order !== 'own') return bySuit(view, cards);
  const kept = arranged.filter((card) => cards.includes(card));
  return [...kept, ...bySuit(view, cards).filter((card) => !kept.includes(card))];
}

/** These cards by suit, then by rank, with wilds at the right. */
export const bySuit = (view: PlayerView, cards: readonly Card[]): readonly Card[] =>
  sorted(view, cards, (card) => suitPlace(suitOf(card)) * 16 + rankOf(card));

function sorted({ rules, wildRank }: PlayerView, cards: readonly Card[], place: (card: Card) => number) {
  const key = (card: Card): number => (isWild(rules, wildRank, card) ? 1000 : 0) + place(card);
  return cards.toSorted((a, b) => key(a) - key(b) || a - b);
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
