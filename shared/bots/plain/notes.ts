import {
  type Arrangement,
  type Card,
  cardPoints,
  handPoints,
  type PlayerView,
  type Rank,
  type RuleSet,
  type Seat,
  unseenCards,
  wildTable,
} from '#engine';
import type { BotProfile } from '../hazard.ts';
import { countFaces, outOfSight } from '../unseen.ts';

/** By discard: the probability, 0 to 1, that the viewer can open in its next turn with a card that is unseen now. */
export type OpeningChance = (discard: Card) => number;

/** The facts about a position that a bot works out before it thinks. */
export interface Notes {
  readonly view: PlayerView;
  readonly profile: BotProfile;
  readonly seat: Seat;
  readonly rules: RuleSet;
  readonly wildRank: Rank;
  readonly wilds: Uint8Array;
  /** Cards that may still be drawn or be in another hand. */
  readonly unseen: readonly Card[];
  /** The unseen cards counted by face (`faceIndex`). */
  readonly faces: Uint8Array;
  /** How many of the unseen cards are wild. */
  readonly wildsUnseen: number;
  readonly stakes: Stakes;
  /** The probability that the deal ends before the viewer's next turn. */
  readonly hazard: number;
  /** The points of a card when the deal ends. */
  readonly points: (card: Card) => number;
  /** Cache of the melds found during this decision, keyed by the cards searched. */
  readonly found: Map<string, Arrangement>;
  /** Cache of the chances to open, keyed by the hand. */
  readonly chances: Map<string, OpeningChance>;
}

/** Makes the notes for the viewer's seat, as a bot of this profile sees the position. */
export function notesOn(view: PlayerView, profile: BotProfile): Notes {
  const { rules, wildRank } = view;
  const wilds = wildTable(rules, wildRank);
  const unseen = profile.remembers ? unseenCards(view) : outOfSight(view);
  const average = unseen.length === 0 ? 0 : handPoints(rules, wildRank, unseen) / unseen.length;
  return {
    view,
    profile,
    seat: view.viewer as Seat,
    rules,
    wildRank,
    wilds,
    unseen,
    faces: countFaces(unseen),
    wildsUnseen: unseen.reduce((sum, card) => sum + (wilds[card] as number), 0),
    stakes: stakesFor(view, average),
    hazard: profile.hazard(view),
    points: (card) => cardPoints(rules, wildRank, card),
    found: new Map(),
    chances: new Map(),
  };
}

/** The notes at a later point of the same turn. The unseen cards are unchanged. */
export const notesAfter = (notes: Notes, view: PlayerView): Notes => ({ ...notes, view });

/** The value of each outcome under the deal's scoring (R120, R131, R132). A point gained equals a point saved. */
interface Stakes {
  /** The value of a point laid on the table in the viewer's name. */
  readonly laid: 0 | 1;
  /** The cost of a point left in hand when the deal ends. */
  readonly held: number;
  /** The value of going out, apart from the viewer's own cards. */
  readonly out: number;
  /** The cost of a loose card between two turns: a fixed part, and a part for each of its points. */
  readonly perCard: number;
  readonly perPoint: number;
  /** The number of draws ahead over which a hand is judged. */
  readonly draws: number;
  /** The least share of a loose card's cost expected to stay, however good its prospects. */
  readonly leastKept: number;
}

/** The value of going out where the others pay for their hands. */
const OTHERS_PAY_POINTS = 14;
/** Where only melds score: an early end costs the players who are still collecting more. */
const NO_HANDS_PAID_POINTS = 5;

/** Where only one seat scores the deal (R111, R120), every card is in the way, whatever its points. */
const CARD_IN_HAND_POINTS = 10;

/** The prospects of loose cards in games of a few turns. */
const SHORT = { draws: 2.2, leastKept: 0.25 };
/** Where the pile is taken into the hand and melds score, most loose cards are laid in the end (R72, R120). */
const LONG = { draws: 8, leastKept: 0, perCard: 0, perPoint: 0.7 };

/**
 * Works out the viewer's stakes.
 * @param average the average points of an unseen card
 */
function stakesFor(view: PlayerView, average: number): Stakes {
  const { scoring, goingOut, draw } = view.rules;
  const others = view.seats.reduce((sum, { cards }, seat) => sum + (seat === view.viewer ? 0 : cards), 0) * average;
  const stakes = byScoring(scoring.system, others, 1 / Math.max(1, view.seats.length - 1));
  const isForOne = scoring.system === 'winnerTakesHands' || goingOut.rummyOnly;
  return {
    ...stakes,
    out: stakes.out + scoring.outBonus,
    perCard: isForOne ? CARD_IN_HAND_POINTS : 1,
    perPoint: isForOne ? 0.1 : stakes.held + stakes.laid / 2,
    ...SHORT,
    ...(scoring.system === 'meldedMinusHand' && draw.depth === 'any' && !draw.gated ? LONG : {}),
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
      return { laid: 0, held: 1, out: OTHERS_PAY_POINTS };
    case 'winnerTakesHands':
      return { laid: 0, held: share, out: Math.max(OTHERS_PAY_POINTS, others / 2) };
    case 'meldedMinusHand':
      return { laid: 1, held: 1, out: others / 2 };
    case 'meldedPlusHands':
      return { laid: 1, held: share, out: others };
    case 'melded':
      return { laid: 1, held: 0, out: NO_HANDS_PAID_POINTS };
  }
}
