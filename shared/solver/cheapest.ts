import { type Card, isWild, type Rank, type Reading, type RuleSet } from '#engine';
import { cheapestMelds } from './arrange.ts';
import { fewestPoints, pointsOf } from './fewest.ts';
import { lowestRank, type SuitMasks, suitMasksOf, toggled, withWilds } from './holding.ts';
import { layOut } from './layOut.ts';
import { type MeldTables, tablesFor } from './tables.ts';

/** Melds to lay, and the points of the cards that then stay in hand. */
export interface Cheapest {
  readonly points: number;
  readonly melds: readonly Reading[];
}

/**
 * The melds among some cards that leave the fewest points in hand (R45 to R51), the table aside.
 * @param keep cards that must stay in hand whatever they cost: 1 for a turn that has to end with a discard (R96, E15)
 * @example cheapest(cards("5H 6H 9C KD"), rules, 9) // 5H 6H 9C is a run: 10 points, the king, stay
 */
export function cheapest(cards: readonly Card[], rules: RuleSet, wildRank: Rank, keep: 0 | 1 = 0): Cheapest {
  const tables = tablesFor(rules, wildRank);
  const all = suitMasksOf(cards, rules, wildRank);
  const laid = keep === 1 && cards.length > 0 && fewestPoints(tables, all) === 0 ? withoutCheapest(tables, all) : all;
  const { shapes, left } = cheapestMelds(tables, laid);
  const wilds = cards.filter((card) => isWild(rules, wildRank, card));
  return {
    points: pointsOf(tables, left) + pointsOf(tables, all) - pointsOf(tables, laid),
    melds: shapes.map((shape) => layOut(shape, wilds, () => 0)),
  };
}

/** A holding without the one card that is kept at the least cost. */
function withoutCheapest(tables: MeldTables, holding: SuitMasks): SuitMasks {
  const cost = (rest: SuitMasks): number =>
    fewestPoints(tables, rest) + pointsOf(tables, holding) - pointsOf(tables, rest);
  return oneFewer(holding).reduce((best, rest) => (cost(rest) < cost(best) ? rest : best));
}

/** The holdings that come of parting with one card, wilds being all alike. */
export function oneFewer(holding: SuitMasks): SuitMasks[] {
  const found = holding.wilds > 0 ? [withWilds(holding, holding.wilds - 1)] : [];
  for (let suit = 0; suit < 4; suit++) {
    for (let mask = holding.suits[suit] as number; mask !== 0; mask &= mask - 1) {
      found.push(toggled(holding, suit, 1 << lowestRank(mask)));
    }
  }
  return found;
}
