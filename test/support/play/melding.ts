import {
  type Card,
  type Fit,
  fits,
  meldProblem,
  type Place,
  parseCard,
  parseCards,
  printCard,
  type Rank,
  type Reading,
  type RuleSet,
  swapFaces,
  wildTable,
} from '#engine';
import { parseReading, printReading } from '#record';
import { readingsOf } from '../../../shared/engine/melds/newMelds.ts';

/** Parses a meld such as `run 4H: 4H 5H 9C`. */
export function meld(text: string): Reading {
  const reading = parseReading(text);
  if (reading === null) throw new RangeError(`no such meld: ${text}`);
  return reading;
}

const card = (text: string): Card => {
  const [found] = parseCards(text);
  if (found === undefined || parseCard(text) === null) throw new RangeError(`no such card: ${text}`);
  return found;
};

/** The meld rules of a game at some wild rank, queried with cards and melds as text. */
export interface Melding {
  /** Why this is not a meld, or null. */
  problem(text: string): ReturnType<typeof meldProblem>;
  /** Every meld these cards can be. */
  readings(cards: string): readonly string[];
  /** How a card fits a meld at a place; `suit` is the suit it stands for in a set that names suits. */
  joins(card: string, meld: string, place?: Place, suit?: number): Fit;
  /** The cards that may be swapped for the wild at `index` of a meld. */
  claims(meld: string, index: number): string;
  /** `claims` for a meld that may be locked (R92). */
  claimsOf(meld: Reading & { readonly locked: boolean }, index: number): string;
}

export const melding = (rules: RuleSet, wildRank: Rank = 0): Melding => ({
  problem: (text) => meldProblem(rules, wildRank, meld(text)),
  readings: (cards) => readingsOf(rules, wildRank, parseCards(cards)).map(printReading),
  joins: (text, onto, place = 'set', suit = undefined) =>
    fits(rules, wildTable(rules, wildRank), meld(onto), card(text), place, suit),
  claims: (text, index) => swapFaces(rules, wildRank, meld(text), index).map(printCard).join(' '),
  claimsOf: (laid, index) => swapFaces(rules, wildRank, laid, index).map(printCard).join(' '),
});

/** Rules with some meld options changed. */
export const withMeldRules = (rules: RuleSet, melds: Partial<RuleSet['melds']>): RuleSet => ({
  ...rules,
  melds: { ...rules.melds, ...melds },
});
