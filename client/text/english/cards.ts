import { type Card, isJoker, type Rank, type Reading, rankOf, type Suit, standsFor, suitOf } from '#engine';
import { capital } from './plural.ts';

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

/** For a screen reader: "Seven of hearts", "Eight of clubs, wild". */
export const cardLabel = (card: Card, isWild: boolean, wild = 'wild'): string =>
  capital(cardName(card)) + (isWild ? `, ${wild}` : '');

/** A meld in short: "7-8-9 ♥", "K-K-K", "6 × K". */
export function readingShort(reading: Reading): string {
  const ranks = reading.cards.map((_, index) => rankShort(standsFor(reading, index).rank));
  if (reading.kind === 'set') return ranks.length > 4 ? `${ranks.length} × ${ranks[0]}` : ranks.join('-');
  const shown = ranks.length > 4 ? [ranks[0], '…', ranks.at(-1)].join('') : ranks.join('-');
  return `${shown} ${suitSymbol(reading.suit)}`;
}

/** A meld in words: "run five to seven of hearts", "set of kings"; `set` is what the game calls one. */
export function readingName(reading: Reading, set = 'set'): string {
  if (reading.kind === 'set') return `${set} of ${rankNames(reading.rank)}`;
  const last = standsFor(reading, reading.cards.length - 1).rank;
  return `run ${rankName(reading.rank)} to ${rankName(last)} of ${suitName(reading.suit)}`;
}

/** A sentence with its suit symbols as words, for a screen reader: "Ana discarded the queen of diamonds." */
export const spoken = (sentence: string): string =>
  sentence
    .replace(/\b(10|[2-9AJQK])([♣♦♥♠])/g, (_, rank: string, sign: string) => `${rankNamed(rank)} of ${suitNamed(sign)}`)
    .replace(/[♣♦♥♠]/g, (sign) => `of ${suitNamed(sign)}`);

const rankNamed = (short: string): string => RANK_NAMES[RANK_SHORT.indexOf(short)] as string;
const suitNamed = (sign: string): string => SUIT_NAMES[SUIT_SYMBOLS.indexOf(sign)] as string;
