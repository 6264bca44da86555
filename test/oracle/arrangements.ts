import { type Card, type Rank, rankOf } from '#engine';
import { everyReading, everySelection } from './readings.ts';

/** What a card counts in the hand: wild 25, Ace 1, court cards 10, the others their face (1.1). */
const pointsOf = (card: Card, wildRank: Rank): number => (rankOf(card) === wildRank ? 25 : Math.min(rankOf(card), 10));

/** The fewest points that can be left in a hand: each card in turn stays, or lies in a meld with some of the others. */
export function fewestLeft(cards: readonly Card[], wildRank: Rank): number {
  const [first, ...others] = cards;
  if (first === undefined) return 0;
  const staying = pointsOf(first, wildRank) + fewestLeft(others, wildRank);
  return everySelection(others)
    .filter((company) => company.length >= 2 && everyReading([first, ...company], wildRank).size > 0)
    .map((company) =>
      fewestLeft(
        others.filter((card) => !company.includes(card)),
        wildRank,
      ),
    )
    .reduce((least, left) => Math.min(least, left), staying);
}
