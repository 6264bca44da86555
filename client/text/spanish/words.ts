import type { Terms } from '#text';
import { GAME_WORDS, type GameWords } from '#words/spanish/gameWords';

/** A game's own words (R149) in the forms that sentences about play need. */
export interface Words extends GameWords {
  /** "Ana cerró." */
  readonly wentOut: string;
  /** "Cerraste." */
  readonly youWentOut: string;
}

/** The past tense of each game's word for going out, with and without "tú". */
const WENT_OUT: Readonly<Record<Terms, Pick<Words, 'wentOut' | 'youWentOut'>>> = {
  common: { wentOut: 'cerró', youWentOut: 'cerraste' },
  fortWorth: { wentOut: 'cortó', youWentOut: 'cortaste' },
  biddies: { wentOut: 'se fue', youWentOut: 'te fuiste' },
  beanie: { wentOut: 'hizo beanie', youWentOut: 'hiciste beanie' },
  goRummy: { wentOut: 'hizo rummy', youWentOut: 'hiciste rummy' },
};

/** A game's words in Spanish, for its terms. */
export const wordsIn = (terms: Terms): Words => ({ ...GAME_WORDS[terms], ...WENT_OUT[terms] });

/** The word printed on every wild card: "COMODÍN", "BIDDY". */
export const wildOnCards = (terms: Terms): string => wordsIn(terms).wild.toLocaleUpperCase('es');
