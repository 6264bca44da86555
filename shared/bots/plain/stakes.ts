import type { PlayerView, RuleSet } from '#engine';

/** What a seat plays for, by how the deal is scored (R120, R131, R132); points gained and points saved count alike. */
export interface Stakes {
  /** What a point on the table in one's own name is worth. */
  readonly laid: 0 | 1;
  /** What a point left in one's hand costs when the deal ends. */
  readonly held: number;
  /** What it is worth to go out, one's own cards aside. */
  readonly out: number;
  /** What a loose card costs between two turns, whatever it counts, and what each of its points adds. */
  readonly perCard: number;
  readonly perPoint: number;
}

/** Where others pay for what they hold, going out is worth so much beside one's own points. */
const OTHERS_PAY = 14;
/** Melds alone count: an early end takes more from who is still collecting. */
const NOTHING_FROM_OTHERS = 5;

/** Where one seat alone scores a deal (R111, R120) each card stands in the way of that, whatever it counts. */
const IN_THE_WAY = 10;

/**
 * What the viewer plays for.
 * @param average what a card nobody has seen counts on average
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

/** What others hold comes to `others` in points; a `share` of what goes to one of them is lost to the viewer. */
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
