import type { Card, Rank, Reading, RuleSet, Suit } from '#engine';
import { termsOf } from '#rules';
import type { Terms } from '#text';
import { fixed, say } from './say.ts';

export { aloud as spoken, ownLetters } from './say.ts';

const CARDS = fixed('cards');

/** The name down the edge of a Joker. */
export const jokerOnCards = (): string => CARDS.jokerOnCards;

/** "eight"; 14 is the high ace. */
export const rankName = (rank: Rank): string => say('cards-rankName', { rank });

/** "eights". */
export const rankNames = (rank: Rank): string => say('cards-rankNames', { rank });

/** As in the corner of a card: "8", "10", "J". */
export const rankShort = (rank: Rank): string => say('cards-rankShort', { rank });

/** "hearts". */
export const suitName = (suit: Suit): string => say('cards-suitName', { suit });

/** "♥"; empty for no suit. */
export const suitSymbol = (suit: Suit): string => say('cards-suitSymbol', { suit });

/** "7♥", "Joker". */
export const cardShort = (card: Card): string => say('cards-short', { card });

/** "seven of hearts". */
export const cardName = (card: Card): string => say('cards-name', { card });

/** For a screen reader: "Seven of hearts", "Eight of clubs, wild". */
export const cardLabel = (card: Card, isWild: boolean, terms: Terms = 'common'): string =>
  say('cards-label', { card, isWild, terms });

/** A meld in short: "7-8-9 ♥", "K-K-K", "6 × K". */
export const readingShort = (meld: Reading): string => say('cards-meldShort', { meld });

/** A meld in words: "run of hearts from five to seven", "set of kings". */
export const readingName = (meld: Reading, terms: Terms = 'common'): string => say('cards-meldName', { meld, terms });

/** The word printed on every wild card: "WILD", "BIDDY". */
export const wildOnCards = (terms: Terms): string => say('cards-wildOnCards', { terms });

/** That word where no game has one of its own: "WILD". */
export const wild = (): string => wildOnCards('common');

/** That word in a game by these rules. */
export const wildMark = (rules: RuleSet): string => wildOnCards(termsOf(rules));
