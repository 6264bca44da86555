import type { Terms } from '#text';
import { GAME_WORDS, type GameWords as Words } from '#words/greek/gameWords';

export type { Words };

/** A game's words in Greek, for its terms: `wordsIn('biddies').theMeldAcc` is "την κατεβασιά". */
export const wordsIn = (terms: Terms): Words => GAME_WORDS[terms];

/** The word printed on every wild card: "ΜΠΑΛΑΝΤΕΡ", "ΜΠΙΝΤΙ". */
export const wildOnCards = (terms: Terms): string => wordsIn(terms).wild.toLocaleUpperCase('el');
