import { HIGH_ACE, openingPoints, type Rank, type Reading } from '#engine';
import { asksPoints, countsMelds, hasLowAce, hasRuns, hasSets } from '../options/conditions.ts';
import { type ExampleDeal, plainRun, plainSet } from './examples.ts';

const SET_RANKS: readonly Rank[] = [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3];
const RUN_STARTS: readonly Rank[] = [5, 6, 7, 8, 9, 10, 11, 4, 3];

/** A set and a run that have the points of an opening together, and neither of them alone (R154); null if none do. */
export function exampleOpening(deal: ExampleDeal): { readonly set: Reading; readonly run: Reading } | null {
  const { rules } = deal;
  const { firstMeld: needed, meldsPerTurn } = rules.play;
  if (!asksPoints(rules) || meldsPerTurn === 1 || !hasSets(rules) || !hasRuns(rules)) return null;
  const low = (meld: Reading | null): meld is Reading => meld !== null && openingPoints(rules, meld) < needed;
  const runs = RUN_STARTS.map((rank) => plainRun(deal, rank)).filter(low);
  for (const set of SET_RANKS.map((rank) => plainSet(deal, rank)).filter(low)) {
    const missing = needed - openingPoints(rules, set);
    const run = runs.find(
      (one) => openingPoints(rules, one) >= missing && !one.cards.some((card) => set.cards.includes(card)),
    );
    if (run) return { set, run };
  }
  return null;
}

/** Runs with a low Ace and with a high one, where a low one has its own points (R158); null if it has none. */
export function exampleAces(deal: ExampleDeal): { readonly low: Reading; readonly high: Reading } | null {
  const { rules } = deal;
  const isCounted = rules.scoring.lowAce > 0 && (asksPoints(rules) || countsMelds(rules));
  if (!isCounted || !hasLowAce(rules)) return null;
  const low = plainRun(deal, 1);
  const high = plainRun(deal, HIGH_ACE + 1 - rules.melds.runMin);
  return low && high && { low, high };
}
