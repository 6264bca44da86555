import type { Reading } from '#engine';
import type { Terms } from '#text';
import type { ContractMelds } from '../data.ts';
import { readingName } from './cards.ts';
import { counted, listed } from './plural.ts';
import { wordsIn } from './words.ts';

/** The sentences about the contract of a deal (R62). */
export const CONTRACTS = {
  /** "This deal: 1 run of 4 and 1 set of 3", "This deal: 3 runs of 4, using every card". */
  asked: (melds: ContractMelds, isEveryCard: boolean, terms: Terms) =>
    `This deal: ${groups(melds, terms)}${isEveryCard ? ', using every card' : ''}`,
  /** Progress, after `asked` and a dash. */
  nothingAside: 'nothing put aside yet',
  /** "1 set of 3 to go". */
  toGo: (missing: ContractMelds, terms: Terms) => `${groups(missing, terms)} to go`,
  allAside: 'all put aside',
  /** Why melds are not the contract: "A run in this contract needs at least 7 cards." */
  longerRun: (runMin: number) => `A run in this contract needs at least ${runMin} cards.`,
  differentSuits: 'The runs of a contract must differ in suit.',
  /** "The sets of a contract must differ in rank." */
  differentRanks: (terms: Terms) => `The ${wordsIn(terms).sets} of a contract must differ in rank.`,
  wholeHand: 'This contract must use every card in your hand.',
  /** "The contract is 1 run of 4 and 1 set of 3." */
  mustBe: (melds: ContractMelds, terms: Terms) => `The contract is ${groups(melds, terms)}.`,
} as const;

/** The accessible name of the button that takes apart a meld put aside: "Put the set of kings back". */
export const takeApart = (meld: Reading, terms: Terms): string => `Put the ${readingName(meld, terms)} back`;

/** "1 run of 4 and 1 set of 3". */
function groups({ runs, runMin, sets, setMin }: ContractMelds, terms: Terms): string {
  const words = wordsIn(terms);
  const parts = [
    runs > 0 && `${counted(runs, 'run', 'runs')} of ${runMin}`,
    sets > 0 && `${counted(sets, words.set, words.sets)} of ${setMin}`,
  ];
  return listed(parts.filter((part) => part !== false));
}
