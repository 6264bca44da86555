import { type Card, isJoker, type Rank, rankOf, type Suit, suitOf } from '#engine';
import { type CardLetters, lettersNow, rankIn } from '#text';

const RANK_NAMES = 'joker as deux trois quatre cinq six sept huit neuf dix valet dame roi as'.split(' ');
const SUIT_NAMES = ['trèfle', 'carreau', 'cœur', 'pique'];
const SUIT_SYMBOLS = ['♣', '♦', '♥', '♠'];

/** The letters on French packs of cards. */
export const OWN_LETTERS: CardLetters = { ace: 'A', jack: 'V', queen: 'D', king: 'R' };

/** "huit"; 14 is the high ace. */
export const rankName = (rank: Rank): string => RANK_NAMES[rank] as string;

/** "8", "dames": numbers are written as such in the plural, since "les deux" would also be "both". */
export const rankNames = (rank: Rank): string => {
  if (rank >= 2 && rank <= 10) return String(rank);
  return rank === 1 || rank === 14 ? 'as' : `${rankName(rank)}s`;
};

/** As in the corner of a card: "8", "10", "J". */
export const rankShort = (rank: Rank): string => rankIn(lettersNow(OWN_LETTERS), rank);

/** "cœur". */
export const suitName = (suit: Suit): string => SUIT_NAMES[suit] as string;

/** "♥"; empty for no suit. */
export const suitSymbol = (suit: Suit): string => SUIT_SYMBOLS[suit] ?? '';

/** "7♥", "Joker". */
export const cardShort = (face: Card): string =>
  isJoker(face) ? 'Joker' : `${rankShort(rankOf(face))}${suitSymbol(suitOf(face))}`;

/** "sept de cœur". */
export const cardName = (card: Card): string =>
  isJoker(card) ? 'joker' : `${rankName(rankOf(card))} de ${suitName(suitOf(card))}`;

const QUEEN = 12;

/** The articles of nouns like these: masculine, feminine, and masculine with a vowel in front. */
const ARTICLES = {
  the: ['le ', 'la ', 'l’'],
  of: ['du ', 'de la ', 'de l’'],
  to: ['au ', 'à la ', 'à l’'],
  a: ['un ', 'une ', 'un '],
  aOf: ['d’un ', 'd’une ', 'd’un '],
} as const;

/** An article, alone or with a preposition. */
export type Article = keyof typeof ARTICLES;

/** An article for a rank: "le ", "la " for queens, "l’" for aces. */
export const article = (kind: Article, rank: Rank): string =>
  ARTICLES[kind][rank === QUEEN ? 1 : rank === 1 || rank === 14 ? 2 : 0];

/** The rank of a card; 0 for a joker. */
export const rankOrJoker = (card: Card): Rank => (isJoker(card) ? 0 : rankOf(card));

/** A card with an article, in short: "le 7♥", "de la Q♥", "à l’A♥". */
export const cardWith = (kind: Article, card: Card): string => article(kind, rankOrJoker(card)) + cardShort(card);

/** A card with an article, in words: "le sept de cœur", "à la dame de pique", "de l’as de trèfle". */
export const namedWith = (kind: Article, card: Card): string => article(kind, rankOrJoker(card)) + cardName(card);
