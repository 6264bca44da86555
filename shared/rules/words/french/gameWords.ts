/**
 * A game's own words for things that all games of the family have (R149), each under its common form. All words for a
 * wild and for a set are masculine and begin with a consonant; those for a meld have either gender.
 */
export type GameWords = Readonly<
  Record<
    | 'joker'
    | 'jokers'
    | 'brelan'
    | 'brelans'
    | 'combinaison'
    | 'combinaisons'
    | 'une combinaison'
    | 'cette combinaison'
    | 'la même combinaison'
    | 'sa combinaison'
    | 'une autre combinaison'
    | 'quelle combinaison'
    | 'aucune combinaison'
    | 'une seule nouvelle combinaison'
    | 'une nouvelle combinaison'
    | 'nouvelles combinaisons'
    | 'première combinaison'
    | 'à toutes les combinaisons'
    | 'finir'
    | 'finir la manche'
    | 'finit la manche'
    | 'finissez la manche'
    | 'fini la manche',
    string
  >
>;

const COMMON: GameWords = {
  joker: 'joker',
  jokers: 'jokers',
  brelan: 'brelan',
  brelans: 'brelans',
  combinaison: 'combinaison',
  combinaisons: 'combinaisons',
  'une combinaison': 'une combinaison',
  'cette combinaison': 'cette combinaison',
  'la même combinaison': 'la même combinaison',
  'sa combinaison': 'sa combinaison',
  'une autre combinaison': 'une autre combinaison',
  'quelle combinaison': 'quelle combinaison',
  'aucune combinaison': 'aucune combinaison',
  'une seule nouvelle combinaison': 'une seule nouvelle combinaison',
  'une nouvelle combinaison': 'une nouvelle combinaison',
  'nouvelles combinaisons': 'nouvelles combinaisons',
  'première combinaison': 'première combinaison',
  'à toutes les combinaisons': 'à toutes les combinaisons',
  // Short, for buttons and where the deal is the subject anyway.
  finir: 'finir',
  'finir la manche': 'finir la manche',
  'finit la manche': 'finit la manche',
  'finissez la manche': 'finissez la manche',
  // After "a" or "avez".
  'fini la manche': 'fini la manche',
};

/** The words of each set of terms. */
export const GAME_WORDS: Readonly<Record<Terms, GameWords>> = {
  common: COMMON,
  fortWorth: {
    ...COMMON,
    brelan: 'spread',
    brelans: 'spreads',
    finir: 'fermer',
    'finir la manche': 'fermer',
    'finit la manche': 'ferme',
    'finissez la manche': 'fermez',
    'fini la manche': 'fermé',
  },
  biddies: {
    ...COMMON,
    joker: 'biddy',
    jokers: 'biddies',
    combinaison: 'downer',
    combinaisons: 'downers',
    'une combinaison': 'un downer',
    'cette combinaison': 'ce downer',
    'la même combinaison': 'le même downer',
    'sa combinaison': 'son downer',
    'une autre combinaison': 'un autre downer',
    'quelle combinaison': 'quel downer',
    'aucune combinaison': 'aucun downer',
    'une seule nouvelle combinaison': 'un seul nouveau downer',
    'une nouvelle combinaison': 'un nouveau downer',
    'nouvelles combinaisons': 'nouveaux downers',
    'première combinaison': 'premier downer',
    'à toutes les combinaisons': 'à tous les downers',
    finir: 'faire up',
    'finir la manche': 'faire up',
    'finit la manche': 'fait up',
    'finissez la manche': 'faites up',
    'fini la manche': 'fait up',
  },
  beanie: {
    ...COMMON,
    joker: 'beanie',
    jokers: 'beanies',
    finir: 'faire beanie',
    'finir la manche': 'faire beanie',
    'finit la manche': 'fait beanie',
    'finissez la manche': 'faites beanie',
    'fini la manche': 'fait beanie',
  },
  goRummy: {
    ...COMMON,
    finir: 'faire rami',
    'finir la manche': 'faire rami',
    'finit la manche': 'fait rami',
    'finissez la manche': 'faites rami',
    'fini la manche': 'fait rami',
  },
};

import type { Terms } from '#text';
