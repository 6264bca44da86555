import { type Card, isJoker } from '#engine';
import type { Terms } from '#text';
import { cardShort } from '#words/greek/cards';
import { GAME_WORDS, type GameWords as Words } from '#words/greek/gameWords';

export type { Words };

/** A game's words in Greek, for its terms: `wordsIn('biddies').theMeldAcc` is "την κατεβασιά". */
export const wordsIn = (terms: Terms): Words => GAME_WORDS[terms];

/** A card that is wild, after its article: "μπαλαντέρ 2♣", "τζόκερ". */
export const namedWild = (card: Card, terms: Terms): string =>
  isJoker(card) ? 'τζόκερ' : `${wordsIn(terms).wild} ${cardShort(card)}`;

/** The word printed on every wild card: "ΜΠΑΛΑΝΤΕΡ", "ΜΠΙΝΤΙ". */
export const wildOnCards = (terms: Terms): string => wordsIn(terms).wild.toLocaleUpperCase('el');
