import type { RuleSet } from '../ruleSet.ts';
import { ACE, type Card, cardOf, JOKER, type Rank, rankOf } from './cards.ts';

const PACK_CARDS = 52;

/** The number of packs at a table with this many seats (R2). */
export function packCount({ pack }: RuleSet, seats: number): number {
  switch (pack.packs) {
    case 'one':
      return 1;
    case 'two':
      return 2;
    case 'twoAbove4':
      return seats > 4 ? 2 : 1;
    case 'threeAbove4':
      return seats > 4 ? 3 : 2;
    case 'halfOfPlayers':
      return Math.ceil(seats / 2);
  }
}

/** The number of Jokers at a table with this many seats (R3). */
export const jokerCount = (rules: RuleSet, seats: number): number =>
  rules.pack.jokers === 'twoPerPack' ? 2 * packCount(rules, seats) : rules.pack.jokers;

/** Whether this rank is left in the pack (R4). */
export const isInPack = (rules: RuleSet, rank: Rank): boolean => rank === ACE || rank >= rules.pack.lowestRank;

/** Every card of a game but its Jokers, in order, without the ranks removed from the packs (R4, E39). */
export const printedCardsOf = (rules: RuleSet, seats: number): readonly Card[] =>
  Array.from({ length: packCount(rules, seats) * PACK_CARDS }, (_, i) =>
    cardOf(Math.floor((i % PACK_CARDS) / 13), (i % 13) + 1, Math.floor(i / PACK_CARDS)),
  ).filter((card) => isInPack(rules, rankOf(card)));

const known = new WeakMap<RuleSet, (readonly Card[] | undefined)[]>();

/** Every card of a game, in order, the Jokers last. Listed once per rule set: do not modify it. */
export function cardsOf(rules: RuleSet, seats: number): readonly Card[] {
  let bySeats = known.get(rules);
  if (!bySeats) {
    bySeats = [];
    known.set(rules, bySeats);
  }
  bySeats[seats] ??= [
    ...printedCardsOf(rules, seats),
    ...Array.from({ length: jokerCount(rules, seats) }, (_, i) => JOKER + i),
  ];
  return bySeats[seats];
}
