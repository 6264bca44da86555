import { type Card, isWild, type Rank, type Reading, type RuleSet } from '#engine';
import { cheapestMelds } from './arrange.ts';
import { fewestPoints, pointsOf } from './fewest.ts';
import { lowestRank, type SuitMasks, suitMasksOf, toggled, withWilds } from './holding.ts';
import { layOut } from './layOut.ts';
import { type MeldTables, tablesFor } from './tables.ts';

/** Melds to lay, and the points of the cards left in hand. */
export interface Cheapest {
  readonly points: number;
  readonly melds: readonly Reading[];
}

/**
 * Finds the melds that leave the fewest points in hand (R45 to R51), ignoring the table.
 * @param keep how many cards must stay in hand at any cost: 1 if the turn must end with a discard (R96, E15)
 * @example cheapest(cards("5H 6H 9C KD"), rules, 9) // 5H 6H 9C is a run; the king stays: 10 points
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

/** The holding without the card that costs least to keep. */
function withoutCheapest(tables: MeldTables, holding: SuitMasks): SuitMasks {
  const cost = (rest: SuitMasks): number =>
    fewestPoints(tables, rest) + pointsOf(tables, holding) - pointsOf(tables, rest);
  return oneFewer(holding).reduce((best, rest) => (cost(rest) < cost(best) ? rest : best));
}

/** All holdings with one card fewer. Wilds are interchangeable. */
export function oneFewer(holding: SuitMasks): SuitMasks[] {
  const found = holding.wilds > 0 ? [withWilds(holding, holding.wilds - 1)] : [];
  for (let suit = 0; suit < 4; suit++) {
    for (let mask = holding.suits[suit] as number; mask !== 0; mask &= mask - 1) {
      found.push(toggled(holding, suit, 1 << lowestRank(mask)));
    }
  }
  return found;
}
