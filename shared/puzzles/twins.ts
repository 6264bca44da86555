import { type Card, cardOf, isJoker, packOf, rankOf, type Suit, suitOf } from '#engine';
import type { Puzzle } from './puzzle.ts';
import { printPuzzle } from './puzzleText.ts';

/** All ways to exchange the four suits. */
const EXCHANGES: readonly (readonly Suit[])[] = orders([0, 1, 2, 3]);

function orders(suits: readonly Suit[]): readonly (readonly Suit[])[] {
  if (suits.length === 0) return [[]];
  return suits.flatMap((first) => orders(suits.filter((suit) => suit !== first)).map((rest) => [first, ...rest]));
}

/**
 * A text that two puzzles share when they are the same up to suits, the order of their melds, who laid them, the other
 * seats and the top of the pile.
 */
export function twinKey(puzzle: Puzzle): string {
  return EXCHANGES.reduce((least, suits) => {
    const key = printPuzzle(exchanged(puzzle, suits));
    return least === '' || key < least ? key : least;
  }, '');
}

function exchanged(puzzle: Puzzle, suits: readonly Suit[]): Puzzle {
  const change = (card: Card): Card =>
    isJoker(card) ? card : cardOf(suits[suitOf(card)] as Suit, rankOf(card), packOf(card));
  const drawn = puzzle.hand.at(-1) as Card;
  const rest = puzzle.hand.slice(0, -1).map(change);
  const melds = puzzle.melds.map(({ kind, suit, rank, cards, suits: stood }) => ({
    ...{ by: 0, kind, suit: suit < 0 ? suit : (suits[suit] as Suit), rank },
    cards: kind === 'set' ? cards.map(change).sort((a, b) => a - b) : cards.map(change),
    ...(stood && { suits: stood.map((one) => suits[one] as Suit).sort() }),
  }));
  return {
    ...puzzle,
    ...{ others: [], melded: puzzle.melded.filter((seat) => seat === 0), top: 0 },
    hand: [...rest.sort((a, b) => a - b), change(drawn)],
    melds: melds.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
  };
}
