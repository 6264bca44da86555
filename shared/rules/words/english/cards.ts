import { type Card, isJoker, type Rank, rankOf, type Suit, suitOf } from '#engine';

const RANK_NAMES = 'joker ace two three four five six seven eight nine ten jack queen king ace'.split(' ');
const RANK_SHORT = '★ A 2 3 4 5 6 7 8 9 10 J Q K A'.split(' ');
const SUIT_NAMES = ['clubs', 'diamonds', 'hearts', 'spades'];
const SUIT_SYMBOLS = ['♣', '♦', '♥', '♠'];

/** "eight"; 14 is the high ace. */
export const rankName = (rank: Rank): string => RANK_NAMES[rank] as string;

/** "eights". */
export const rankNames = (rank: Rank): string => (rank === 6 ? 'sixes' : `${rankName(rank)}s`);

/** As in the corner of a card: "8", "10", "J". */
export const rankShort = (rank: Rank): string => RANK_SHORT[rank] as string;

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

/** A sentence with its suit symbols as words, for a screen reader: "Ana discarded the queen of diamonds." */
export const spoken = (sentence: string): string =>
  sentence
    .replace(/\b(10|[2-9AJQK])([♣♦♥♠])/g, (_, rank: string, sign: string) => `${rankNamed(rank)} of ${suitNamed(sign)}`)
    .replace(/[♣♦♥♠]/g, (sign) => `of ${suitNamed(sign)}`);

const rankNamed = (short: string): string => RANK_NAMES[RANK_SHORT.indexOf(short)] as string;
const suitNamed = (sign: string): string => SUIT_NAMES[SUIT_SYMBOLS.indexOf(sign)] as string;
