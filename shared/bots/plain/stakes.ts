import type { PlayerView, RuleSet } from '#engine';

/** The value of each outcome under the deal's scoring (R120, R131, R132). A point gained equals a point saved. */
export interface Stakes {
  /** The value of a point laid on the table in the viewer's name. */
  readonly laid: 0 | 1;
  /** The cost of a point left in hand when the deal ends. */
  readonly held: number;
  /** The value of going out, apart from the viewer's own cards. */
  readonly out: number;
  /** The cost of a loose card between two turns: a fixed part, and a part for each of its points. */
  readonly perCard: number;
  readonly perPoint: number;
}

/** The value of going out where the others pay for their hands. */
const OTHERS_PAY = 14;
/** Where only melds score: an early end costs the players who are still collecting more. */
const NOTHING_FROM_OTHERS = 5;

/** Where only one seat scores the deal (R111, R120), every card is in the way, whatever its points. */
const IN_THE_WAY = 10;

/**
 * Works out the viewer's stakes.
 * @param average the average points of an unseen card
 */
export function stakesFor(view: PlayerView, average: number): Stakes {
  const { scoring, goingOut } = view.rules;
  const others = view.seats.reduce((sum, { cards }, seat) => sum + (seat === view.viewer ? 0 : cards), 0) * average;
  const stakes = byScoring(scoring.system, others, 1 / Math.max(1, view.seats.length - 1));
  const isForOne = scoring.system === 'winnerTakesHands' || goingOut.rummyOnly;
  return {
    ...stakes,
    out: stakes.out + scoring.outBonus,
    perCard: isForOne ? IN_THE_WAY : 1,
    perPoint: isForOne ? 0.1 : stakes.held + stakes.laid / 2,
  };
}

/**
 * `others` is the points in the other hands; `share` is the part of an opponent's gain that counts as the viewer's
 * loss.
 */
function byScoring(
  system: RuleSet['scoring']['system'],
  others: number,
  share: number,
): Pick<Stakes, 'laid' | 'held' | 'out'> {
  switch (system) {
    case 'penalties':
      return { laid: 0, held: 1, out: OTHERS_PAY };
    case 'winnerTakesHands':
      return { laid: 0, held: share, out: Math.max(OTHERS_PAY, others / 2) };
    case 'meldedMinusHand':
      return { laid: 1, held: 1, out: others / 2 };
    case 'meldedPlusHands':
      return { laid: 1, held: share, out: others };
    case 'melded':
      return { laid: 1, held: 0, out: NOTHING_FROM_OTHERS };
  }
}
