/**
 * A game's own words for things that all games of the family have (R149). All words for a wild and for a set are
 * masculine; a meld is feminine or masculine, and comes with its article. "Dat" is the dative, "Acc" the accusative.
 */
export type GameWords = Readonly<
  Record<
    | 'wild'
    | 'wilds'
    | 'wildsDat'
    | 'beWild'
    | 'wildRank'
    | 'set'
    | 'sets'
    | 'setsDat'
    | 'meld'
    | 'melds'
    | 'meldsDat'
    | 'aMeld'
    | 'aMeldAcc'
    | 'aMeldDat'
    | 'noMeldAcc'
    | 'ownMeldAcc'
    | 'newMeldAcc'
    | 'otherMeldAcc'
    | 'eachMeldAcc'
    | 'whichMeld'
    | 'theMeld'
    | 'thisMeld'
    | 'thisMeldDat'
    | 'sameMeldDat'
    | 'itsMeldAcc'
    | 'goOut'
    | 'toGoOut'
    | 'goesOut'
    | 'goingOut',
    string
  >
>;

type MeldWords = Pick<GameWords, Extract<keyof GameWords, `${string}${'meld' | 'Meld'}${string}`>>;

const FIGURE: MeldWords = {
  meld: 'Figur',
  melds: 'Figuren',
  meldsDat: 'Figuren',
  aMeld: 'eine Figur',
  aMeldAcc: 'eine Figur',
  aMeldDat: 'einer Figur',
  noMeldAcc: 'keine Figur',
  ownMeldAcc: 'eine eigene Figur',
  newMeldAcc: 'eine neue Figur',
  otherMeldAcc: 'eine andere Figur',
  eachMeldAcc: 'jede Figur',
  whichMeld: 'welche Figur',
  theMeld: 'die Figur',
  thisMeld: 'diese Figur',
  thisMeldDat: 'dieser Figur',
  sameMeldDat: 'derselben Figur',
  itsMeldAcc: 'seine Figur',
};

const DOWNER: MeldWords = {
  meld: 'Downer',
  melds: 'Downer',
  meldsDat: 'Downern',
  aMeld: 'ein Downer',
  aMeldAcc: 'einen Downer',
  aMeldDat: 'einem Downer',
  noMeldAcc: 'keinen Downer',
  ownMeldAcc: 'einen eigenen Downer',
  newMeldAcc: 'einen neuen Downer',
  otherMeldAcc: 'einen anderen Downer',
  eachMeldAcc: 'jeden Downer',
  whichMeld: 'welcher Downer',
  theMeld: 'der Downer',
  thisMeld: 'dieser Downer',
  thisMeldDat: 'diesem Downer',
  sameMeldDat: 'demselben Downer',
  itsMeldAcc: 'seinen Downer',
};

const COMMON: GameWords = {
  ...FIGURE,
  wild: 'Joker',
  wilds: 'Joker',
  wildsDat: 'Jokern',
  // The predicate of one card.
  beWild: 'Joker',
  wildRank: 'Jokerrang',
  set: 'Satz',
  sets: 'Sätze',
  setsDat: 'Sätzen',
  // After a modal verb, after "um", at the end of a subordinate clause, and as a noun.
  goOut: 'Schluss machen',
  toGoOut: 'Schluss zu machen',
  goesOut: 'Schluss macht',
  goingOut: 'Schlussmachen',
};

/** The words of each set of terms. */
export const GAME_WORDS: Readonly<Record<Terms, GameWords>> = {
  common: COMMON,
  fortWorth: {
    ...COMMON,
    set: 'Spread',
    sets: 'Spreads',
    setsDat: 'Spreads',
    goOut: 'schließen',
    toGoOut: 'zu schließen',
    goesOut: 'schließt',
    goingOut: 'Schließen',
  },
  biddies: {
    ...COMMON,
    ...DOWNER,
    wild: 'Biddy',
    wilds: 'Biddies',
    wildsDat: 'Biddies',
    beWild: 'ein Biddy',
    wildRank: 'Biddy-Rang',
    goOut: 'up gehen',
    toGoOut: 'up zu gehen',
    goesOut: 'up geht',
    goingOut: 'Up-Gehen',
  },
  beanie: {
    ...COMMON,
    wild: 'Beanie',
    wilds: 'Beanies',
    wildsDat: 'Beanies',
    beWild: 'ein Beanie',
    wildRank: 'Beanie-Rang',
    goOut: 'Beanie machen',
    toGoOut: 'Beanie zu machen',
    goesOut: 'Beanie macht',
    goingOut: 'Beanie-Machen',
  },
  goRummy: {
    ...COMMON,
    goOut: 'Rummy machen',
    toGoOut: 'Rummy zu machen',
    goesOut: 'Rummy macht',
    goingOut: 'Rummy-Machen',
  },
};

import type { Terms } from '#text';
