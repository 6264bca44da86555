import type { Terms } from '#text';
import { GAME_WORDS, type GameWords } from '#words/english/gameWords';

/** A game's own words (R149) in the forms that sentences about play need. */
export interface Words extends GameWords {
  /** "Eights are wild", "the joker is wild". */
  readonly areWild: string;
  readonly isWild: string;
  /** "Ana went out." */
  readonly wentOut: string;
}

/** The past tense of each game's word for going out. */
const WENT_OUT: Readonly<Record<Terms, string>> = {
  common: 'went out',
  fortWorth: 'closed',
  biddies: 'went up',
  beanie: 'beanied',
  goRummy: 'went Rummy',
};

/** A game's words in English, for its terms. */
export const wordsIn = (terms: Terms): Words => {
  const words = GAME_WORDS[terms];
  return {
    ...words,
    areWild: `are ${words.beWilds}`,
    isWild: words.beWilds === 'wild' ? 'is wild' : `is a ${words.wild}`,
    wentOut: WENT_OUT[terms],
  };
};

/** The word printed on every wild card: "WILD", "BIDDY". */
export const wildOnCards = (terms: Terms): string => wordsIn(terms).wild.toUpperCase();
