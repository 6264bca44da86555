import { type Card, parseCards, type Reading, rankOf } from '#engine';
import { text } from '../../../client/text/index.ts';
import { escapedPattern } from './player.ts';

// What names of elements say, in the language of `text`: a listener knows the names that each element can have.

/** A card as its name tells it. */
export interface HeardFace {
  readonly card: Card;
  readonly isWild: boolean;
}

const SUITS = ['C', 'D', 'H', 'S'];
const CARDS: readonly Card[] = SUITS.flatMap((suit) =>
  parseCards([...'A23456789TJQK'].map((rank) => rank + suit).join(' ')),
);

/** The most cards that a stock can have. */
const MOST = 104;

/** The names of an element whose name depends on a number of cards. */
const counted = (name: (count: number) => string): RegExp =>
  new RegExp(`^(?:${Array.from({ length: MOST }, (_, i) => escapedPattern(name(i + 1))).join('|')})$`);

/** The stock, while one may draw from it. */
export const openStock = (): RegExp => counted((count) => text.stockTarget(count, true));

export const closedStock = (): RegExp => counted((count) => text.stockTarget(count));

/** The names that begin with a label of a button, alone or with more about it. */
export const labelled = (label: string): RegExp => new RegExp(`^${escapedPattern(label)}(?:,|$)`);

/** The card that a name of the hand begins with, and whether it is wild: "Seven of hearts, wild, just drawn". */
export function heardFace(name: string): HeardFace | null {
  for (const isWild of [true, false]) {
    const card = CARDS.find((one) => labelled(text.cardLabel(one, isWild)).test(name));
    if (card !== undefined) return { card, isWild };
  }
  return null;
}

/** The beginning that the names of all places to lay off share: "Lay off on the ". */
export function placesBegin(): string {
  const set: Reading = { kind: 'set', suit: -1, rank: 9, cards: parseCards('9C 9D 9H') };
  const run: Reading = { kind: 'run', suit: 2, rank: 5, cards: parseCards('5H 6H 7H') };
  const [first = '', ...others] = [
    text.placeTarget(set, 'set', 'common'),
    text.placeTarget(run, 'low', 'common'),
    text.placeTarget(run, 'high', 'common'),
  ];
  let length = 0;
  while (others.every((name) => name.startsWith(first.slice(0, length + 1)))) length++;
  // Without a word in common, other names would begin so, too.
  if (length < 4) throw new Error(`places to lay off have no common beginning: ${first}`);
  return first.slice(0, length);
}

/** The cards, any one of which takes the wild, by the name of the swap. */
export const swapNames = (): ReadonlyMap<string, readonly Card[]> =>
  new Map(
    CARDS.flatMap((wild) =>
      FACES.map((faces): [string, readonly Card[]] => [text.swapTarget(wild, faces, true), faces]),
    ),
  );

/** All lists of cards of one rank, which a wild can stand for. */
const FACES: readonly (readonly Card[])[] = Array.from({ length: 13 }, (_, i) =>
  CARDS.filter((card) => rankOf(card) === i + 1),
).flatMap((alike) => Array.from({ length: 2 ** alike.length }, (_, bits) => alike.filter((_, i) => bits & (1 << i))));
