import type { Rank, Suit } from '#engine';

/** The letters that a pack of cards has for ace, jack, queen and king. */
export interface CardLetters {
  readonly ace: string;
  readonly jack: string;
  readonly queen: string;
  readonly king: string;
}

/** The letters on cards that players of every language know. */
export const INTERNATIONAL_LETTERS: CardLetters = { ace: 'A', jack: 'J', queen: 'Q', king: 'K' };

const RANKS: readonly Rank[] = Array.from({ length: 13 }, (_, i) => i + 1);
export const SUIT_SYMBOLS: readonly string[] = ['♣', '♦', '♥', '♠'];

let isOwn = false;

/**
 * Sets whether ranks are written in the language's own letters. Only a page calls this, for its reader: what a server
 * writes has many readers, and keeps the international letters.
 */
export function writeOwnLetters(own: boolean): void {
  isOwn = own;
}

/** The letters in which ranks are written now; `own` are the language's own. */
export const lettersNow = (own: CardLetters): CardLetters => (isOwn ? own : INTERNATIONAL_LETTERS);

/** A rank in these letters, as in the corner of a card: "8", "10", "J"; a star for a joker. 14 is the high ace. */
export function rankIn({ ace, jack, queen, king }: CardLetters, rank: Rank): string {
  const signs: Readonly<Record<Rank, string>> = { 0: '★', 1: ace, 11: jack, 12: queen, 13: king, 14: ace };
  return signs[rank] ?? String(rank);
}

/** The words of a language for cards in a sentence. */
export interface SaidCards {
  readonly own: CardLetters;
  /** For "Q♦"; `before` is the sentence up to it. */
  readonly card: (rank: Rank, suit: Suit, before: string) => string;
  /** For "♦" without a rank before it. */
  readonly suit: (suit: Suit) => string;
}

/** A sentence with its cards in words, for a screen reader, whether they have the language's own letters or not. */
export const withCardsSaid = (sentence: string, { own, card, suit }: SaidCards): string =>
  sentence.replace(/(10|[2-9]|\p{Lu})?([♣♦♥♠])/gu, (_, corner: string | undefined, symbol: string, at: number) => {
    const rank = RANKS.find((one) => rankIn(INTERNATIONAL_LETTERS, one) === corner || rankIn(own, one) === corner);
    const sign = SUIT_SYMBOLS.indexOf(symbol);
    return rank === undefined ? `${corner ?? ''}${suit(sign)}` : card(rank, sign, sentence.slice(0, at));
  });
