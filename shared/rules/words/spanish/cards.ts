import { type Card, isJoker, type Rank, rankOf, type Suit, suitOf } from '#engine';
import { type CardLetters, lettersNow, rankIn } from '#text';

const RANK_NAMES = 'joker as dos tres cuatro cinco seis siete ocho nueve diez jota reina rey as'.split(' ');
const PLURALS = 'jokers ases doses treses cuatros cincos seises sietes ochos nueves dieces jotas reinas reyes ases';
const RANKS_NAMES = PLURALS.split(' ');
const SUIT_NAMES = ['tréboles', 'diamantes', 'corazones', 'picas'];
const SUIT_SYMBOLS = ['♣', '♦', '♥', '♠'];

/** The letters on packs with French suits in Spanish. */
export const OWN_LETTERS: CardLetters = { ace: 'A', jack: 'J', queen: 'Q', king: 'K' };

/** Whether a rank's name is feminine: "la jota", "la reina". */
export const isFeminine = (rank: Rank): boolean => rank === 11 || rank === 12;

/** "ocho"; 14 is the high ace. */
export const rankName = (rank: Rank): string => RANK_NAMES[rank] as string;

/** "ochos". */
export const rankNames = (rank: Rank): string => RANKS_NAMES[rank] as string;

/** "los ochos", "las reinas". */
export const theRanks = (rank: Rank): string => `${isFeminine(rank) ? 'las' : 'los'} ${rankNames(rank)}`;

/** As in the corner of a card: "8", "10", "J". */
export const rankShort = (rank: Rank): string => rankIn(lettersNow(OWN_LETTERS), rank);

/** "corazones". */
export const suitName = (suit: Suit): string => SUIT_NAMES[suit] as string;

/** "♥"; empty for no suit. */
export const suitSymbol = (suit: Suit): string => SUIT_SYMBOLS[suit] ?? '';

/** "7♥", "Joker". */
export const cardShort = (face: Card): string =>
  isJoker(face) ? 'Joker' : `${rankShort(rankOf(face))}${suitSymbol(suitOf(face))}`;

/** "siete de corazones". */
export const cardName = (card: Card): string =>
  isJoker(card) ? 'joker' : `${rankName(rankOf(card))} de ${suitName(suitOf(card))}`;

/** "el siete de corazones", "la reina de picas". */
export const theCardName = (card: Card): string =>
  `${!isJoker(card) && isFeminine(rankOf(card)) ? 'la' : 'el'} ${cardName(card)}`;
