import type { Terms } from '#text';
import { GAME_WORDS, type GameWords } from '#words/french/gameWords';

/** A game's words in French, for its terms: `wordsIn('biddies')['une combinaison']` is "un downer". */
export const wordsIn = (terms: Terms): GameWords => GAME_WORDS[terms];

/** The word printed on every wild card: "JOKER", "BIDDY". */
export const wildOnCards = (terms: Terms): string => wordsIn(terms).joker.toUpperCase();
