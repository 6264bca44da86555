import type { Reading, RuleSet } from '#engine';
import { liesWild, type OracleDeal, rankAt } from './wildCards.ts';

/** The opening, written only from R154, R155, R158 and §4.104 to §4.107. */

/** Whether a player's first melds must have points: where melds are laid in turns and there is no contract. */
export const asksForPoints = ({ play }: RuleSet): boolean =>
  play.firstMeld > 0 && play.when === 'duringTurns' && play.contract === 'off';

const ACE = 1;
const EIGHT = 8;
const NINE = 9;
const TEN = 10;

/** The points of the card that a place stands for. An Ace in a run's place 1 lies below a two. */
function placePoints(rank: number, isInRun: boolean, { scoring }: RuleSet): number {
  if (rank === ACE || rank === 14) return isInRun && rank === ACE && scoring.lowAce > 0 ? scoring.lowAce : scoring.ace;
  if (rank > TEN) return scoring.courts === 'ten' ? 10 : rank;
  if (scoring.numbers === 'face') return rank;
  const lastFive = { fiveToNine: NINE, fiveToEight: EIGHT, fiveToSeven: 7 }[scoring.numbers];
  return rank <= lastFive ? 5 : 10;
}

/** The points of new melds for an opening: of the cards that their places stand for. */
export const pointsOfPlaces = (melds: readonly Reading[], { rules }: OracleDeal): number =>
  melds
    .flatMap((meld) => meld.cards.map((_, index) => placePoints(rankAt(meld, index), meld.kind === 'run', rules)))
    .reduce((sum, points) => sum + points, 0);

/** Whether no card of the meld is used as a wild (R35). */
const hasNoWild = (meld: Reading): boolean => meld.cards.every((_, index) => !liesWild(meld, index));

/** Names the part that new melds lack to be a player's opening, or null. */
export function lacksFor(melds: readonly Reading[], deal: OracleDeal): 'points' | 'run' | null {
  const { firstMeld, firstRun } = deal.rules.play;
  if (pointsOfPlaces(melds, deal) < firstMeld) return 'points';
  const asksForRun = firstRun && deal.rules.melds.kinds !== 'sets';
  return asksForRun && !melds.some((meld) => meld.kind === 'run' && hasNoWild(meld)) ? 'run' : null;
}
