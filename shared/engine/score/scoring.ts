import type { Seat } from '../actions.ts';
import type { Card, Rank } from '../cards/cards.ts';
import type { RuleSet } from '../ruleSet.ts';
import type { Ending, TableMeld } from '../state.ts';
import { handPoints } from './cardPoints.ts';

/** What "up for 2" costs, whatever a two counts otherwise (R110). */
const UP_FOR_TWO = 2;

/** How a deal came to its end: all that its score depends on. */
export interface ScoredDeal {
  readonly rules: RuleSet;
  readonly wildRank: Rank;
  readonly ending: Ending;
  /** Who went out, up for 2 included, or -1. */
  readonly out: Seat;
  /** What every seat still holds. Who went out and holds a card went up for 2 (R110), which earns no bonus (§4.29). */
  readonly hands: readonly (readonly Card[])[];
  readonly melds: readonly Pick<TableMeld, 'cards' | 'owners'>[];
  /** 2 where the Press is on (R135). */
  readonly factor: 1 | 2;
  /** The whole hand went in one turn, with nothing played before (R133, §4.95). */
  readonly wentRummy: boolean;
}

/** One seat's line of a deal's score: `points` is `(hand + melded + fromOthers) * factor + bonus`. */
export interface SeatScore {
  /** The cards in hand: negative where they are taken off, 0 where they do not count. */
  readonly hand: number;
  /** The cards it played, on any meld (R94). */
  readonly melded: number;
  /** The cards in all other hands, for who went out (R132). */
  readonly fromOthers: number;
  /** The doublings together: Press, Sevens or Kings, going Rummy (§4.23). */
  readonly factor: number;
  /** For going out: negative where low wins (R131). */
  readonly bonus: number;
  readonly points: number;
}

/** Which cards count: those in hand for or against their holder, those melded, and for who goes out the others' hands. */
interface Counted {
  readonly hand: -1 | 0 | 1;
  readonly melded: boolean;
  readonly others: boolean;
}

const COUNTED: Readonly<Record<RuleSet['scoring']['system'], Counted>> = {
  penalties: { hand: 1, melded: false, others: false },
  winnerTakesHands: { hand: 0, melded: false, others: true },
  meldedMinusHand: { hand: -1, melded: true, others: false },
  meldedPlusHands: { hand: 0, melded: true, others: true },
  melded: { hand: 0, melded: true, others: false },
};

/** What each seat scores when a deal ends (R118, R120, R131 to R135). */
export function scoreDeal(end: ScoredDeal): readonly SeatScore[] {
  const counted = countedAt(end);
  const isUpForTwo = (seat: Seat): boolean => seat === end.out && end.hands[seat]?.length !== 0;
  const inHand = end.hands.map((hand, seat) =>
    isUpForTwo(seat) ? UP_FOR_TWO : handPoints(end.rules, end.wildRank, hand),
  );
  return end.hands.map((_, seat) => {
    const hand = (inHand[seat] as number) * (counted?.hand ?? 0);
    const melded = counted?.melded ? meldedPoints(end, seat) : 0;
    const fromOthers = counted?.others && seat === end.out ? sum(inHand) - (inHand[seat] as number) : 0;
    const factor = counted ? factorFor(end, seat) : 1;
    const bonus = counted && seat === end.out && !isUpForTwo(seat) ? bonusOf(end.rules) : 0;
    // Adding 0 makes the -0 of an empty hand a plain 0.
    return { hand: hand + 0, melded, fromOthers, factor, bonus, points: (hand + melded + fromOthers) * factor + bonus };
  });
}

/** What counts at this end, or null: nobody scores. With nobody out, `hands` is the system as it is (R118). */
function countedAt({ rules, ending }: ScoredDeal): Counted | null {
  if (ending === 'void') return null;
  const { score } = rules.stock;
  if (ending === 'wentOut' || score === 'hands') return COUNTED[rules.scoring.system];
  return score === 'nobody' ? null : COUNTED[score];
}

/** The points of the cards this seat played: a natural put in a wild's place is the swapper's (R68, R94). */
const meldedPoints = ({ rules, wildRank, melds }: ScoredDeal, seat: Seat): number =>
  sum(
    melds.map(({ cards, owners }) =>
      handPoints(
        rules,
        wildRank,
        cards.filter((_, i) => owners[i] === seat),
      ),
    ),
  );

/** Doublings multiply, and double the card points alone (§4.23). Going Rummy doubles what the deal brings who did it. */
function factorFor({ rules, wildRank, out, factor, wentRummy }: ScoredDeal, seat: Seat): number {
  const { system, doubleRummy } = rules.scoring;
  // Under penalties that is what the others pay.
  const rummy = doubleRummy && wentRummy && (seat === out || system === 'penalties');
  return factor * (isDoubleRank(rules, wildRank) ? 2 : 1) * (rummy ? 2 : 1);
}

/** Does this rank, being wild, double all points of the deal (R134)? */
export const isDoubleRank = ({ scoring }: RuleSet, wildRank: Rank): boolean =>
  scoring.double7K && (wildRank === 7 || wildRank === 13);

const bonusOf = ({ scoring }: RuleSet): number => (scoring.best === 'low' ? 0 - scoring.outBonus : scoring.outBonus);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
