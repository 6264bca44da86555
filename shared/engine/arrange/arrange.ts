import type { Reading } from '../actions.ts';
import { type Card, faceOf, type Rank } from '../cards/cards.ts';
import { searchHandOf } from '../melds/holding.ts';
import { isWild } from '../melds/wilds.ts';
import type { RuleSet } from '../ruleSet.ts';
import { cardPoints } from '../score/cardPoints.ts';
import { type ArrangePlan, bestPlan } from './arrangeSearch.ts';
import { layPlan } from './layPlan.ts';

/** New melds made of some cards, the cards left in the hand, and their points. */
export interface Arrangement {
  readonly readings: readonly Reading[];
  readonly left: readonly Card[];
  readonly points: number;
}

/** Returns the new melds that leave the fewest points in the hand, ignoring the melds on the table (§4.30). */
export function bestArrangement(
  rules: RuleSet,
  wildRank: Rank,
  cards: readonly Card[],
  points: (card: Card) => number,
): Arrangement {
  const holding = searchHandOf(rules, wildRank, cards);
  const plan = bestPlan(holding, points, false) as ArrangePlan;
  const laid = layPlan(holding, plan, points);
  return { ...laid, points: laid.left.reduce((sum, card) => sum + points(card), 0) };
}

/** Returns new melds that use all of the cards, or null if there are none. */
export function arrangeAll(rules: RuleSet, wildRank: Rank, cards: readonly Card[]): readonly Reading[] | null {
  const holding = searchHandOf(rules, wildRank, cards);
  const plan = bestPlan(holding, () => 1, true);
  return plan && layPlan(holding, plan, () => 1).readings;
}

/** The whole hand as new melds and one discard, as shown when going Rummy. */
export interface Rummy {
  readonly readings: readonly Reading[];
  readonly discard: Card;
}

/** Returns a way to go Rummy with the highest possible natural as the discard (R111), or null if there is none. */
export function rummyOf(rules: RuleSet, wildRank: Rank, hand: readonly Card[]): Rummy | null {
  const isLast = (card: Card): number => (isWild(rules, wildRank, card) ? 1 : 0);
  const dearest = (a: Card, b: Card): number => cardPoints(rules, wildRank, b) - cardPoints(rules, wildRank, a);
  const order = hand.toSorted((a, b) => isLast(a) - isLast(b) || dearest(a, b));
  const tried = new Set<Card>();
  for (const discard of order) {
    if (tried.has(faceOf(discard))) continue;
    tried.add(faceOf(discard));
    const readings = arrangeAll(
      rules,
      wildRank,
      hand.filter((card) => card !== discard),
    );
    if (readings) return { readings, discard };
  }
  return null;
}
