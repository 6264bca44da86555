import {
  type Arrangement,
  type Card,
  cardPoints,
  HIGH_ACE,
  isWild,
  type PlayerView,
  type Reading,
  type RuleSet,
  rankOf,
  runBounds,
  suitOf,
} from '#engine';
import { divide, weightBeside } from '#solver';
import { bySuit } from './handOrder.ts';
import type { HandGroups, MeldOrder } from './types.ts';

interface Sorted {
  readonly view: PlayerView;
  readonly cards: readonly Card[];
  readonly melds: readonly Reading[];
  readonly groups: HandGroups;
}

/**
 * Creates an order of the hand by melds: the melds of the best division, then pairs and parts of runs, then the other
 * cards by suit, wilds last. It remembers the order it gave last, so that melds stay where they are while they are part
 * of a best division.
 */
export function createMeldOrder(): MeldOrder {
  let last: Sorted | null = null;
  return (view, cards) => {
    const before = last?.view.deal === view.deal && last.view.wildRank === view.wildRank ? last : null;
    if (before && isSame(before.cards, cards)) return before.groups;
    last = sortedAfter(before, view, cards);
    return last.groups;
  };
}

const isSame = (one: readonly Card[], other: readonly Card[]): boolean =>
  one.length === other.length && one.every((card, i) => card === other[i]);

function sortedAfter(before: Sorted | null, view: PlayerView, cards: readonly Card[]): Sorted {
  const { rules, wildRank } = view;
  const melds = meldsIn(view, cards, before?.melds ?? []);
  const rest = bySuit(view, without(cards, melds.flatMap(cardsOf)));
  const naturals = rest.filter((card) => !isWild(rules, wildRank, card));
  const parts = partsIn(rules, naturals);
  const place = placesIn(view, before ? before.groups.flat() : bySuit(view, cards));
  const inPlace = (groups: HandGroups): HandGroups => groups.toSorted((a, b) => place(a) - place(b));
  const laid = melds.map((meld) => (meld.kind === 'run' ? meld.cards : bySuit(view, meld.cards)));
  const groups = [...inPlace(laid), ...inPlace(parts), without(rest, parts.flat())];
  return { view, cards, melds, groups };
}

const cardsOf = (meld: Reading): readonly Card[] => meld.cards;

const without = (cards: readonly Card[], others: readonly Card[]): readonly Card[] =>
  cards.filter((card) => !others.includes(card));

/** The melds of a division that leaves least, with as many of the melds of the last one as that allows. */
function meldsIn(
  { rules, wildRank }: PlayerView,
  cards: readonly Card[],
  last: readonly Reading[],
): readonly Reading[] {
  const base = weightBeside(rules);
  const weight = (card: Card): number => Math.max(0, cardPoints(rules, wildRank, card)) + base;
  const leaves = ({ left }: Arrangement): number => left.reduce((sum, card) => sum + weight(card), 0);
  let best = divide(rules, wildRank, cards, weight);
  const kept: Reading[] = [];
  for (const meld of last) {
    if (!meld.cards.every((card) => cards.includes(card))) continue;
    const rest = divide(rules, wildRank, without(cards, [...kept, meld].flatMap(cardsOf)), weight);
    if (leaves(rest) > leaves(best)) continue;
    kept.push(meld);
    best = rest;
  }
  return [...kept, ...best.readings];
}

type Follows = (card: Card, next: Card) => boolean;

/** Parts of runs and pairs among naturals: neighbours first, then pairs, then cards with one missing between them. */
function partsIn(rules: RuleSet, naturals: readonly Card[]): HandGroups {
  const { kinds, duplicates } = rules.melds;
  const { low, top } = runBounds(rules);
  const pairs: Follows = (card, next) =>
    kinds !== 'runs' && rankOf(card) === rankOf(next) && (duplicates || suitOf(card) !== suitOf(next));
  const apart =
    (ranks: number): Follows =>
    (card, next) => {
      const reached = rankOf(card) + ranks;
      const isReached = rankOf(next) === reached || (rankOf(next) === 1 && reached === HIGH_ACE && top === HIGH_ACE);
      return kinds !== 'sets' && rankOf(card) >= low && suitOf(card) === suitOf(next) && isReached;
    };
  const parts: (readonly Card[])[] = [];
  for (const follows of [apart(1), pairs, apart(2)]) parts.push(...chainsIn(without(naturals, parts.flat()), follows));
  return parts;
}

/** Chains of at least two of these cards, each of which follows the one before. */
function chainsIn(cards: readonly Card[], follows: Follows): HandGroups {
  const chains: Card[][] = [];
  for (const first of cards) {
    const open = without(cards, chains.flat());
    if (!open.includes(first)) continue;
    const chain = [first];
    const next = (): Card | undefined => without(open, chain).find((card) => follows(chain.at(-1) as Card, card));
    for (let card = next(); card !== undefined; card = next()) chain.push(card);
    if (chain.length > 1) chains.push(chain);
  }
  return chains;
}

/** Where a group was in an order: at the first of its naturals; at the end if none was there. */
function placesIn({ rules, wildRank }: PlayerView, order: readonly Card[]): (group: readonly Card[]) => number {
  const naturals = order.filter((card) => !isWild(rules, wildRank, card));
  return (group) => {
    const first = naturals.findIndex((card) => group.includes(card));
    return first < 0 ? naturals.length : first;
  };
}
