import type { Seat } from '../actions.ts';
import { ACE, type Card, type Rank, rankOf } from '../cards/cards.ts';
import { isInOwnPlace, isWild } from '../melds/wilds.ts';
import type { RuleSet } from '../ruleSet.ts';
import type { Ending, TableMeld } from '../state.ts';
import { cardPoints, handPoints, hasOwnPoints } from './cardPoints.ts';

/** The points of "up for 2", whatever a two counts otherwise (R110). */
const UP_FOR_TWO_POINTS = 2;

/** The end of a deal, with everything its score depends on. */
export interface ScoredDeal {
  readonly rules: RuleSet;
  readonly wildRank: Rank;
  readonly ending: Ending;
  /** The seat that went out, up for 2 included, or -1. */
  readonly out: Seat;
  /**
   * Per seat: the cards it still holds. Cards in the hand that went out mean up for 2 (R110), without bonus (§4.29).
   */
  readonly hands: readonly (readonly Card[])[];
  readonly melds: readonly TableMeld[];
  /** 2 if the Press is on (R135). */
  readonly factor: 1 | 2;
  /** The whole hand was played in one turn, with nothing played before (R133, R164, §4.95). */
  readonly wentRummy: boolean;
}

/** The melds on a table, with all that their points depend on. */
type CountedTable = Pick<ScoredDeal, 'rules' | 'wildRank' | 'melds'>;

/** One seat's row of a deal's score: `points` is `(hand + unopened + melded + fromOthers) * factor + bonus`. */
export interface SeatScore {
  /** Points of the cards in hand; negative if they are subtracted, 0 if they are not scored. */
  readonly hand: number;
  /** Points in place of the hand, for a seat that laid nothing (R159). */
  readonly unopened: number;
  /** Points of the cards it played, on any meld (R94). */
  readonly melded: number;
  /** Points of the cards in all other hands, for the seat that went out (R132). */
  readonly fromOthers: number;
  /** Product of the doublings: Press, Sevens or Kings, going Rummy (§4.23). */
  readonly factor: number;
  /** Bonus for going out, negative where low wins (R131, R164). */
  readonly bonus: number;
  readonly points: number;
}

/**
 * The cards that score: in hand for or against their holder, melded, and the others' hands for the seat that went out.
 */
interface Counted {
  readonly hand: -1 | 0 | 1;
  readonly melded: boolean;
  readonly others: boolean;
}

const COUNTED_BY_SYSTEM: Readonly<Record<RuleSet['scoring']['system'], Counted>> = {
  penalties: { hand: 1, melded: false, others: false },
  winnerTakesHands: { hand: 0, melded: false, others: true },
  meldedMinusHand: { hand: -1, melded: true, others: false },
  meldedPlusHands: { hand: 0, melded: true, others: true },
  melded: { hand: 0, melded: true, others: false },
};

const NO_SCORE: SeatScore = { hand: 0, unopened: 0, melded: 0, fromOthers: 0, factor: 1, bonus: 0, points: 0 };

/** Returns the score of each seat at the end of a deal (R118, R120, R131 to R135, R159, R164). */
export function scoreDeal(end: ScoredDeal): readonly SeatScore[] {
  const counted = countedAt(end);
  // A cancelled deal may hold cards that these rules do not know, so they are not even looked at.
  if (!counted) return end.hands.map(() => NO_SCORE);
  const isUpForTwo = (seat: Seat): boolean => seat === end.out && end.hands[seat]?.length !== 0;
  const inHand = end.hands.map((hand, seat) =>
    isUpForTwo(seat) ? UP_FOR_TWO_POINTS : handPoints(end.rules, end.wildRank, hand),
  );
  return end.hands.map((_, seat) => {
    const unopened = unopenedPoints(end, seat);
    const hand = unopened === 0 ? (inHand[seat] as number) * counted.hand : 0;
    const melded = counted.melded ? pointsOnTable(end, seat) : 0;
    const fromOthers = counted.others && seat === end.out ? sum(inHand) - (inHand[seat] as number) : 0;
    const factor = factorFor(end, seat);
    const bonus = seat === end.out && !isUpForTwo(seat) ? bonusOf(end) : 0;
    const points = (hand + unopened + melded + fromOthers) * factor + bonus;
    // Adding 0 turns the -0 of an empty hand into 0.
    return { hand: hand + 0, unopened, melded, fromOthers, factor, bonus, points };
  });
}

/** The cards that score at this end, or null if nobody scores. If nobody went out, R118 decides. */
function countedAt({ rules, ending }: ScoredDeal): Counted | null {
  if (ending === 'void' || ending === 'cancelled') return null;
  const { score } = rules.stock;
  if (ending === 'wentOut' || score === 'hands') return COUNTED_BY_SYSTEM[rules.scoring.system];
  return score === 'nobody' ? null : COUNTED_BY_SYSTEM[score];
}

/** The points of a seat that has laid nothing in the deal when another goes out (R159); 0 if its hand counts. */
function unopenedPoints({ rules, ending, out, melds }: ScoredDeal, seat: Seat): number {
  const { system, unopened } = rules.scoring;
  const counts = ending === 'wentOut' && system === 'penalties' && rules.play.when === 'duringTurns';
  const hasLaid = melds.some(({ by, owners }) => by === seat || owners.includes(seat));
  return counts && seat !== out && !hasLaid ? unopened : 0;
}

/** The points of the cards on the table that this seat played; a natural swapped in is the swapper's (R68, R94). */
export const pointsOnTable = ({ rules, wildRank, melds }: CountedTable, seat: Seat): number =>
  sum(melds.map((meld) => pointsOnMeld(rules, wildRank, meld, seat)));

/** The points of the cards that this seat played on a meld, where a low Ace has its own (R158). */
export const pointsOnMeld = (rules: RuleSet, wildRank: Rank, meld: TableMeld, seat: Seat): number =>
  sum(
    meld.cards.map((card, index) => {
      if (meld.owners[index] !== seat) return 0;
      // A wild Ace with points of its own has them in any place (R127).
      const isAce = rankOf(card) === ACE && (rules.scoring.wildAce === 0 || !isWild(rules, wildRank, card));
      return isAce && isInOwnPlace(meld, index) && hasOwnPoints(rules.scoring, meld, index)
        ? rules.scoring.lowAce
        : cardPoints(rules, wildRank, card);
    }),
  );

/**
 * Doublings multiply each other and the points of cards (§4.23); going Rummy doubles what its player gains by the deal.
 */
function factorFor({ rules, wildRank, out, factor, wentRummy }: ScoredDeal, seat: Seat): number {
  const { system, doubleRummy } = rules.scoring;
  // With penalties, that is what the others pay.
  const rummy = doubleRummy && wentRummy && (seat === out || system === 'penalties');
  return factor * (isDoubleRank(rules, wildRank) ? 2 : 1) * (rummy ? 2 : 1);
}

/** Whether this rank doubles all points of the deal while it is wild (R134). */
export const isDoubleRank = ({ scoring }: RuleSet, wildRank: Rank): boolean =>
  scoring.double7K && (wildRank === 7 || wildRank === 13);

/** The bonus for going out, more for a whole hand in one turn; negative where low wins (R131, R164). */
function bonusOf({ rules, wentRummy }: ScoredDeal): number {
  const { best, outBonus, rummyBonus } = rules.scoring;
  const bonus = outBonus + (wentRummy ? rummyBonus : 0);
  return best === 'low' ? 0 - bonus : bonus;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
