import { type Card, isJoker, type Rank, rankOf, type Suit, suitOf } from '#engine';
import { type CardLetters, lettersNow, rankIn } from '#text';

const RANK_NAMES = 'joker ace two three four five six seven eight nine ten jack queen king ace'.split(' ');
const SUIT_NAMES = ['clubs', 'diamonds', 'hearts', 'spades'];
const SUIT_SYMBOLS = ['♣', '♦', '♥', '♠'];

/** The letters on packs of English-speaking countries. */
export const OWN_LETTERS: CardLetters = { ace: 'A', jack: 'J', queen: 'Q', king: 'K' };

/** "eight"; 14 is the high ace. */
export const rankName = (rank: Rank): string => RANK_NAMES[rank] as string;

/** "eights". */
export const rankNames = (rank: Rank): string => (rank === 6 ? 'sixes' : `${rankName(rank)}s`);

/** As in the corner of a card: "8", "10", "J". */
export const rankShort = (rank: Rank): string => rankIn(lettersNow(OWN_LETTERS), rank);

/** "hearts". */
export const suitName = (suit: Suit): string => SUIT_NAMES[suit] as string;

/** "♥"; empty for no suit. */
export const suitSymbol = (suit: Suit): string => SUIT_SYMBOLS[suit] ?? '';

/** "7♥", "Joker". */
export const cardShort = (face: Card): string =>
  isJoker(face) ? 'Joker' : `${rankShort(rankOf(face))}${suitSymbol(suitOf(face))}`;

/** "seven of hearts". */
export const cardName = (card: Card): string =>
  isJoker(card) ? 'joker' : `${rankName(rankOf(card))} of ${suitName(suitOf(card))}`;
