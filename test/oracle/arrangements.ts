import type { Card } from '#engine';
import { everyReading, everySelection } from './readings.ts';
import type { OracleDeal } from './wildCards.ts';

/**
 * Returns the fewest points that can be left in a hand: each card in turn stays, or is melded with some of the others.
 * @param pointsOf points of a card left in the hand
 */
export function fewestLeft(cards: readonly Card[], deal: OracleDeal, pointsOf: (card: Card) => number): number {
  const [first, ...others] = cards;
  if (first === undefined) return 0;
  const staying = pointsOf(first) + fewestLeft(others, deal, pointsOf);
  return everySelection(others)
    .filter((company) => company.length >= 2 && everyReading([first, ...company], deal).size > 0)
    .map((company) =>
      fewestLeft(
        others.filter((card) => !company.includes(card)),
        deal,
        pointsOf,
      ),
    )
    .reduce((least, left) => Math.min(least, left), staying);
}
