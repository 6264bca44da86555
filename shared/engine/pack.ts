import { type Card, cardOf, JOKER, rankOf } from './cards.ts';
import type { RuleSet } from './ruleSet.ts';

/** Packs of 52 on a table of this many seats (R2). */
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

/** Jokers on a table of this many seats (R3). */
export const jokerCount = (rules: RuleSet, seats: number): number =>
  rules.pack.jokers === 'twoPerPack' ? 2 * packCount(rules, seats) : rules.pack.jokers;

/** Every card of a game, in order: its packs without the ranks taken out (R4), then its Jokers. */
export function cardsOf(rules: RuleSet, seats: number): readonly Card[] {
  const { lowestRank } = rules.pack;
  const printed = Array.from({ length: packCount(rules, seats) * 52 }, (_, i) =>
    cardOf(Math.floor((i % 52) / 13), (i % 13) + 1, Math.floor(i / 52)),
  ).filter((card) => rankOf(card) === 1 || rankOf(card) >= lowestRank);
  return [...printed, ...Array.from({ length: jokerCount(rules, seats) }, (_, i) => JOKER + i)];
}
