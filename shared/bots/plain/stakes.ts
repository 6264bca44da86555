import type { PlayerView, RuleSet } from '#engine';

/** What a seat plays for, by how the deal is scored (R120, R131, R132); points gained and points saved count alike. */
export interface Stakes {
  /** What a point on the table in one's own name is worth. */
  readonly laid: 0 | 1;
  /** What a point left in one's hand costs when the deal ends. */
  readonly held: number;
  /** What it is worth to go out, one's own cards aside. */
  readonly out: number;
}

/** Where others pay for what they hold, going out is worth so much beside one's own points. */
const OTHERS_PAY = 14;
/** Melds alone count: an early end takes more from who is still collecting. */
const NOTHING_FROM_OTHERS = 5;

/**
 * What the viewer plays for.
 * @param average what a card nobody has seen counts on average
 */
export function stakesFor(view: PlayerView, average: number): Stakes {
  const { scoring } = view.rules;
  const others = view.seats.reduce((sum, { cards }, seat) => sum + (seat === view.viewer ? 0 : cards), 0) * average;
  const [laid, held, out] = byScoring(scoring.system, others);
  return { laid, held, out: out + scoring.outBonus };
}

function byScoring(system: RuleSet['scoring']['system'], others: number): readonly [0 | 1, number, number] {
  switch (system) {
    case 'penalties':
      return [0, 1, OTHERS_PAY];
    case 'winnerTakesHands':
      return [0, 1, Math.max(OTHERS_PAY, others / 2)];
    case 'meldedMinusHand':
      return [1, 1, others / 2];
    case 'meldedPlusHands':
      return [1, 0.5, others];
    case 'melded':
      return [1, 0, NOTHING_FROM_OTHERS];
  }
}
