import type { Reading } from '#engine';
import type { Terms } from '#text';
import type { ContractMelds } from '../data.ts';
import { readingWith } from './cards.ts';
import { counted, listed } from './plural.ts';
import { wordsIn } from './words.ts';

/** The sentences about the contract of a deal (R62). */
export const CONTRACTS = {
  /** "Cette manche : 1 suite de 4 cartes et 1 brelan de 3 cartes", with ", avec toutes vos cartes" in the last deal. */
  asked: (melds: ContractMelds, isEveryCard: boolean, terms: Terms) =>
    `Cette manche : ${groups(melds, terms)}${isEveryCard ? ', avec toutes vos cartes' : ''}`,
  /** Progress, after `asked` and a dash. */
  nothingAside: 'rien de réservé',
  /** "encore 1 brelan de 3 cartes" */
  toGo: (missing: ContractMelds, terms: Terms) => `encore ${groups(missing, terms)}`,
  allAside: 'tout est réservé',
  /** Why melds are not the contract: "Dans ce contrat, une suite compte au moins 7 cartes." */
  longerRun: (runMin: number) => `Dans ce contrat, une suite compte au moins ${runMin} cartes.`,
  differentSuits: 'Les suites d’un contrat doivent être de couleurs différentes.',
  differentRanks: (terms: Terms) => `Les ${wordsIn(terms).brelans} d’un contrat doivent être de valeurs différentes.`,
  wholeHand: 'Ce contrat doit prendre toutes les cartes de votre main.',
  /** "Le contrat est : 1 suite de 4 cartes et 1 brelan de 3 cartes." */
  mustBe: (melds: ContractMelds, terms: Terms) => `Le contrat est : ${groups(melds, terms)}.`,
} as const;

/** The accessible name of the button that takes apart a meld put aside: "Reprendre en main le brelan de rois". */
export const takeApart = (meld: Reading, terms: Terms): string =>
  `Reprendre en main ${readingWith('the', meld, terms)}`;

/** "1 suite de 4 cartes et 1 brelan de 3 cartes"; "un brelan de 3" would be of threes. */
function groups({ runs, runMin, sets, setMin }: ContractMelds, terms: Terms): string {
  const words = wordsIn(terms);
  const parts = [
    runs > 0 && `${counted(runs, 'suite', 'suites')} de ${runMin} cartes`,
    sets > 0 && `${counted(sets, words.brelan, words.brelans)} de ${setMin} cartes`,
  ];
  return listed(parts.filter((part) => part !== false));
}
