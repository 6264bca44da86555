type Form =
  | ('wild' | 'wilds' | 'set' | 'sets' | 'aSet' | 'theSet' | 'thisSet' | 'thatSet')
  | ('meld' | 'melds' | 'aMeld' | 'theMelds' | 'thatMeld' | 'newMeld' | 'newMelds' | 'ownMeld' | 'ownMelds')
  | ('oneMeld' | 'oneNewMeld' | 'firstMeld' | 'otherMeld' | 'sameMeld' | 'noMeld' | 'theseMelds')
  | ('goOut' | 'toGoOut' | 'goesOut');

/**
 * A game's own words for things that all games of the family have (R149), with their articles: "una combinación", "un
 * downer". Every word for a wild and for a set is masculine.
 */
export type GameWords = Readonly<Record<Form, string>>;

/** "la", "una", "nueva" … for a feminine word, "el", "un", "nuevo" … for another. */
const meldForms = (one: string, several: string, isFeminine: boolean) => {
  const [the, a, o] = isFeminine ? ['las', 'una', 'a'] : ['los', 'un', 'o'];
  return {
    meld: one,
    melds: several,
    aMeld: `${a} ${one}`,
    theMelds: `${the} ${several}`,
    thatMeld: `${isFeminine ? 'esa' : 'ese'} ${one}`,
    theseMelds: `${isFeminine ? 'estas' : 'estos'} ${several}`,
    newMeld: `${a} ${one} nuev${o}`,
    newMelds: `${several} nuev${o}s`,
    ownMeld: `${a} ${one} propi${o}`,
    ownMelds: `tus propi${o}s ${several}`,
    oneMeld: `${a} sol${isFeminine ? 'a' : 'o'} ${one}`,
    oneNewMeld: `${a} sol${isFeminine ? 'a' : 'o'} ${one} nuev${o}`,
    firstMeld: `tu ${isFeminine ? 'primera' : 'primer'} ${one}`,
    otherMeld: `otr${o} ${one}`,
    sameMeld: `${isFeminine ? 'la misma' : 'el mismo'} ${one}`,
    noMeld: `${isFeminine ? 'ninguna' : 'ningún'} ${one}`,
  };
};

const COMMON: GameWords = {
  wild: 'comodín',
  wilds: 'comodines',
  set: 'trío',
  sets: 'tríos',
  aSet: 'un trío',
  theSet: 'el trío',
  thisSet: 'este trío',
  thatSet: 'ese trío',
  ...meldForms('combinación', 'combinaciones', true),
  // To the reader: "para cerrar", "para irte". In general: "cerrar", "irse".
  goOut: 'cerrar',
  toGoOut: 'cerrar',
  goesOut: 'cierra',
};

/** The words of each set of terms. */
export const GAME_WORDS: Readonly<Record<Terms, GameWords>> = {
  common: COMMON,
  fortWorth: {
    ...COMMON,
    set: 'spread',
    sets: 'spreads',
    aSet: 'un spread',
    theSet: 'el spread',
    thisSet: 'este spread',
    thatSet: 'ese spread',
  },
  biddies: {
    ...COMMON,
    wild: 'biddy',
    wilds: 'biddies',
    ...meldForms('downer', 'downers', false),
    goOut: 'irte',
    toGoOut: 'irse',
    goesOut: 'se va',
  },
  beanie: {
    ...COMMON,
    wild: 'beanie',
    wilds: 'beanies',
    goOut: 'hacer beanie',
    toGoOut: 'hacer beanie',
    goesOut: 'hace beanie',
  },
  goRummy: {
    ...COMMON,
    goOut: 'hacer rummy',
    toGoOut: 'hacer rummy',
    goesOut: 'hace rummy',
  },
};

import type { Terms } from '#text';
