import type { Reading } from '#engine';
import type { Terms } from '#text';
import type { ContractMelds } from '../data.ts';
import { theReading } from './cards.ts';
import { capital, counted, listed } from './plural.ts';
import { wordsIn } from './words.ts';

/** The sentences about the contract of a deal (R62). */
export const CONTRACTS = {
  /** "Diese Runde: 1 Folge mit 4 und 1 Satz mit 3", "Diese Runde: 3 Folgen mit 4, aus allen Karten" */
  asked: (melds: ContractMelds, isEveryCard: boolean, terms: Terms) =>
    `Diese Runde: ${groups(melds, terms)}${isEveryCard ? ', aus allen Karten' : ''}`,
  /** Progress, after `asked` and a dash. */
  nothingAside: 'noch nichts beiseitegelegt',
  /** "noch 1 Satz mit 3" */
  toGo: (missing: ContractMelds, terms: Terms) => `noch ${groups(missing, terms)}`,
  allAside: 'alles beiseitegelegt',
  /** Why melds are not the contract: "Eine Folge braucht in diesem Kontrakt mindestens 7 Karten." */
  longerRun: (runMin: number) => `Eine Folge braucht in diesem Kontrakt mindestens ${runMin} Karten.`,
  differentSuits: 'Die Folgen eines Kontrakts müssen verschiedene Farben haben.',
  /** "Die Sätze eines Kontrakts müssen verschiedene Ränge haben." */
  differentRanks: (terms: Terms) => `Die ${wordsIn(terms).sets} eines Kontrakts müssen verschiedene Ränge haben.`,
  wholeHand: 'Dieser Kontrakt muss alle Karten auf deiner Hand verwenden.',
  /** "Der Kontrakt: 1 Folge zu 4 und 1 Satz zu 3." */
  mustBe: (melds: ContractMelds, terms: Terms) => `Der Kontrakt: ${groups(melds, terms)}.`,
} as const;

/** The accessible name of the button that takes apart a meld put aside: "Den Satz Könige zurücklegen". */
export const takeApart = (meld: Reading, terms: Terms): string =>
  `${capital(theReading(meld, 'acc', terms))} zurücklegen`;

/** "1 Folge mit 4 und 2 Sätze mit 3". */
function groups({ runs, runMin, sets, setMin }: ContractMelds, terms: Terms): string {
  const words = wordsIn(terms);
  const parts = [
    runs > 0 && `${counted(runs, 'Folge', 'Folgen')} mit ${runMin}`,
    sets > 0 && `${counted(sets, words.set, words.sets)} mit ${setMin}`,
  ];
  return listed(parts.filter((part) => part !== false));
}
