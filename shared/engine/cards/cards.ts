/**
 * A card as a small integer that fits a byte on the wire and indexes lookup tables.
 *
 * `pack * 52 + suit * 13 + (rank - 1)` for the cards of a pack, `JOKER + n` for the n-th Joker. Ranks run from 1 (Ace)
 * to 13 (King); in a run an Ace may also stand at 14 where the rules allow a high Ace.
 */
export type Card = number;

/** 1 (Ace) to 13 (King); 0 means "no rank". */
export type Rank = number;

export const ACE = 1;
export const JACK = 11;
export const KING = 13;

/** 0 clubs, 1 diamonds, 2 hearts, 3 spades. */
export type Suit = number;

/** The first Joker; the others follow it. */
export const JOKER = 208;

/** Maximum number of packs and Jokers in a game, which keeps every card below 255. */
export const MAX_PACKS = 4;
export const MAX_JOKERS = 8;

export const SUITS = 'CDHS';

export const ALL_SUITS: readonly Suit[] = [0, 1, 2, 3];
export const RANKS = 'A23456789TJQK';

const CARD_COUNT = JOKER + MAX_JOKERS;
const rankTable = new Uint8Array(256);
const suitTable = new Int8Array(256).fill(-1);
for (let card = 0; card < JOKER; card++) {
  rankTable[card] = (card % 13) + 1;
  suitTable[card] = Math.floor((card % 52) / 13);
}

/** The printed rank, 1 to 13; 0 for a Joker. */
export const rankOf = (card: Card): Rank => rankTable[card] as number;

/** The printed suit, 0 to 3; -1 for a Joker. */
export const suitOf = (card: Card): Suit => suitTable[card] as number;

export const isJoker = (card: Card): boolean => card >= JOKER;

/** The pack the card comes from, 0 for the first. For a Joker: its number. */
export const packOf = (card: Card): number => (card >= JOKER ? card - JOKER : Math.floor(card / 52));

/** The card of a suit and rank; from the first pack by default. */
export const cardOf = (suit: Suit, rank: Rank, pack = 0): Card => pack * 52 + suit * 13 + rank - 1;

/** The same printed card in the first pack; all Jokers have the same face. */
export const faceOf = (card: Card): Card => (card >= JOKER ? JOKER : card % 52);

/** Whether the value is a card of some pack; used to reject numbers from untrusted input. */
export const isCard = (value: unknown): value is Card =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < CARD_COUNT;

/** A card as text: `7H`, `TC`, `JK`. Cards of further packs carry the pack's number: `7H.2`, `JK.2`. */
export function printCard(card: Card): string {
  const name = isJoker(card) ? 'JK' : `${RANKS[rankOf(card) - 1]}${SUITS[suitOf(card)]}`;
  const pack = packOf(card);
  return pack === 0 ? name : `${name}.${pack + 1}`;
}

/** Parses the text of a card, or returns null if it is not one. The inverse of `printCard`. */
export function parseCard(text: string): Card | null {
  const match = /^(?:(JK)|([A2-9TJQK])([CDHS]))(?:\.([1-9]))?$/.exec(text);
  if (!match) return null;
  const pack = Number(match[4] ?? 1) - 1;
  if (match[1]) return pack < MAX_JOKERS ? JOKER + pack : null;
  if (pack >= MAX_PACKS) return null;
  return cardOf(SUITS.indexOf(match[3] as string), RANKS.indexOf(match[2] as string) + 1, pack);
}

/** Cards as text, in the order given: `"4H 5H 6H"`. */
export const printCards = (cards: readonly Card[]): string => cards.map(printCard).join(' ');

/**
 * Parses cards: `parseCards("4H 5H 6H")`.
 * @throws RangeError if a word is not a card; meant for our own code and records.
 */
export function parseCards(text: string): Card[] {
  return text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => {
      const card = parseCard(word);
      if (card === null) throw new RangeError(`no such card: ${word}`);
      return card;
    });
}
