import type { Terms } from '#text';
import { GAME_WORDS, type GameWords } from '#words/german/gameWords';

/** A game's own words (R149) in the forms that sentences about play need. */
export interface Words extends GameWords {
  /** The button that goes out: "Schluss". */
  readonly outButton: string;
  /** "du machst Schluss" after a colon: "mach Schluss". */
  readonly goOutNow: string;
  /** "Ana hat Schluss gemacht": the participle, and its verb. */
  readonly goneOut: string;
  readonly isGone: boolean;
}

type Out = Omit<Words, keyof GameWords>;

const OUT: Readonly<Record<Terms, Out>> = {
  common: { outButton: 'Schluss', goOutNow: 'mach Schluss', goneOut: 'Schluss gemacht', isGone: false },
  fortWorth: { outButton: 'Schließen', goOutNow: 'schließ', goneOut: 'geschlossen', isGone: false },
  biddies: { outButton: 'Up gehen', goOutNow: 'geh up', goneOut: 'up gegangen', isGone: true },
  beanie: { outButton: 'Beanie', goOutNow: 'mach Beanie', goneOut: 'Beanie gemacht', isGone: false },
  goRummy: { outButton: 'Rummy', goOutNow: 'mach Rummy', goneOut: 'Rummy gemacht', isGone: false },
};

/** A game's words in German, for its terms. */
export const wordsIn = (terms: Terms): Words => ({ ...GAME_WORDS[terms], ...OUT[terms] });

/** The word printed on every wild card: "JOKER", "BIDDY". */
export const wildOnCards = (terms: Terms): string => wordsIn(terms).wild.toUpperCase();
