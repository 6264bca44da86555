import type { Reading } from '#engine';
import type { Terms } from '#text';
import type { ContractMelds } from '../data.ts';
import { theReading } from './cards.ts';
import { counted, listed } from './plural.ts';
import { cardsCount } from './table.ts';
import { wordsIn } from './words.ts';

/** The sentences about the contract of a deal (R62). */
export const CONTRACTS = {
  /** "Αυτός ο γύρος: 1 κέντα των 4 και 1 τριάδα των 3", "Αυτός ο γύρος: 3 κέντες των 4, με όλα τα φύλλα" */
  asked: (melds: ContractMelds, isEveryCard: boolean, terms: Terms) =>
    `Αυτός ο γύρος: ${groups(melds, terms)}${isEveryCard ? ', με όλα τα φύλλα' : ''}`,
  /** Progress, after `asked` and a dash. */
  nothingAside: 'τίποτα στην άκρη ακόμα',
  /** "ακόμα 1 τριάδα των 3" */
  toGo: (missing: ContractMelds, terms: Terms) => `ακόμα ${groups(missing, terms)}`,
  allAside: 'όλα στην άκρη',
  /** Why melds are not the contract: "Σε αυτό το συμβόλαιο μια κέντα θέλει τουλάχιστον 7 φύλλα." */
  longerRun: (runMin: number) => `Σε αυτό το συμβόλαιο μια κέντα θέλει τουλάχιστον ${cardsCount(runMin)}.`,
  differentSuits: 'Οι κέντες ενός συμβολαίου πρέπει να έχουν διαφορετικά χρώματα.',
  /** "Οι τριάδες ενός συμβολαίου πρέπει να έχουν διαφορετικές αξίες." */
  differentRanks: (terms: Terms) => `Οι ${wordsIn(terms).sets} ενός συμβολαίου πρέπει να έχουν διαφορετικές αξίες.`,
  wholeHand: 'Σε αυτό το συμβόλαιο πρέπει να μπουν όλα τα φύλλα σου.',
  /** "Το συμβόλαιο είναι 1 κέντα των 4 και 1 τριάδα των 3." */
  mustBe: (melds: ContractMelds, terms: Terms) => `Το συμβόλαιο είναι ${groups(melds, terms)}.`,
} as const;

/** The accessible name of the button that takes apart a meld put aside: "Πάρε πίσω την τριάδα με ρηγάδες". */
export const takeApart = (meld: Reading, terms: Terms): string => `Πάρε πίσω ${theReading(meld, 'acc', terms)}`;

/** "1 κέντα των 4 και 2 τριάδες των 3"; "τριάδα με 3" would be of threes. */
function groups({ runs, runMin, sets, setMin }: ContractMelds, terms: Terms): string {
  const words = wordsIn(terms);
  const parts = [
    runs > 0 && `${counted(runs, 'κέντα', 'κέντες')} των ${runMin}`,
    sets > 0 && `${counted(sets, words.set, words.sets)} των ${setMin}`,
  ];
  return listed(parts.filter((part) => part !== false));
}
