import type { Level } from '#bots';
import { type DealResult, no, ok, type Result, type RuleSet, type Seat } from '#engine';
import { type DealtHand, dealtHands } from './dealtHands.ts';
import { type Fortune, fortuneOf, ownParts, REVIEW_LEVEL, type Shares, sharesOf } from './fortune.ts';
import { type CostlyMoment, costlyMoments, type Judged, judgedHow } from './moments.ts';
import { type GoodMoment, goodMoments, type OwnSwap, ownSwaps } from './praise.ts';
import { type DealProblem, type DealText, readDeal } from './replayedDeal.ts';

/** The review of one deal for one seat. Plain data. */
export interface DealReview {
  readonly rules: RuleSet;
  readonly result: DealResult;
  /** The hands as dealt, of all seats; empty if the odds are not known. */
  readonly dealt: readonly DealtHand[];
  /** Null if nobody scored, or if bots did not bring the deal to an end. */
  readonly fortune: Fortune | null;
  /** Whether the seat decided anything itself. If not, `fortune` is luck alone. */
  readonly decided: boolean;
  readonly moments: readonly CostlyMoment[];
  /** The seat's good turns and its swaps, in the order of play. */
  readonly good: readonly GoodMoment[];
  readonly swaps: readonly OwnSwap[];
  readonly judged: Judged;
  /** The level of the bot that played the seat for `fortune`. */
  readonly level: Level;
  /** Whether a bot or the clock acted for the seat at any time. */
  readonly wasAway: boolean;
}

/**
 * Reviews a finished deal for a seat. It follows from the text of the deal alone.
 * @param onProgress called now and then with the share of the work that is done, 0 to 1
 * @example reviewDeal(record, 0) // { moments: [{ turn: 4, cost: 3.1, … }], fortune: { own: 23, bot: 12, … }, … }
 */
export function reviewDeal(
  text: DealText,
  seat: Seat,
  onProgress: (done: number) => void = () => undefined,
): Result<DealReview, DealProblem> {
  const read = readDeal(text);
  if (!read.ok) return read;
  const deal = read.value;
  const { dealt, result, steps } = deal;
  if (seat < 0 || seat >= dealt.seats) return no('unfinished');
  // Where a deal was abandoned or cancelled, nobody's decisions came to anything.
  const parts = ownParts(deal, seat);
  const isScored = result.ending !== 'void' && result.ending !== 'cancelled';
  return ok({
    rules: dealt.rules,
    result,
    dealt: dealtHands(dealt),
    fortune: isScored ? fortuneOf(deal, seat, parts, onProgress) : null,
    decided: parts.length > 0,
    moments: isScored ? costlyMoments(deal, seat) : [],
    good: isScored ? goodMoments(deal, seat) : [],
    swaps: ownSwaps(deal, seat),
    judged: judgedHow(deal),
    level: REVIEW_LEVEL,
    wasAway: steps.some(({ by, isAutomatic }) => by === seat && isAutomatic),
  });
}

/** A moment, and how many others of its deal it stands for. */
export interface RepeatedMoment {
  readonly moment: CostlyMoment;
  /** Other turns of the deal in which the same melds were kept or missed, at less cost. */
  readonly repeats: number;
}

/** The moments of these deals that cost most, in this order. One stands for all turns that lacked the same melds. */
export function costliestOf(reviews: readonly DealReview[], most: number): readonly RepeatedMoment[] {
  const byLesson = new Map<string, RepeatedMoment>();
  const all = reviews.flatMap(({ moments }) => moments).toSorted((a, b) => b.cost - a.cost);
  for (const moment of all) {
    const lesson = lessonOf(moment);
    const known = byLesson.get(lesson);
    byLesson.set(lesson, known ? { ...known, repeats: known.repeats + 1 } : { moment, repeats: 0 });
  }
  return [...byLesson.values()].slice(0, most);
}

/** The deal with the melds that were better laid; other moments are each a lesson of their own. */
function lessonOf({ deal, turn, about, better }: CostlyMoment): string {
  const melds = better.flatMap((action) => (action.type === 'meld' ? [action.reading.cards.join()] : []));
  return melds.length > 0 ? `${deal}: ${melds.toSorted().join(' ')}` : `${deal}: ${turn} ${about}`;
}

/** The turns of these deals that gained most, the best first. */
export const bestOf = (reviews: readonly DealReview[], most: number): readonly GoodMoment[] =>
  reviews
    .flatMap(({ good }) => good)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, most);

/** The swap of these deals after which most points were laid, the first of equals; null if there was none. */
export const bestSwapOf = (reviews: readonly Pick<DealReview, 'swaps'>[]): OwnSwap | null =>
  reviews.flatMap(({ swaps }) => swaps).toSorted((a, b) => b.laid - a.laid)[0] ?? null;

/** Luck and skill of all these deals together; deals in which nobody scored count nothing. */
export function totalShares(reviews: readonly DealReview[]): Shares {
  const all = reviews.flatMap(({ rules, fortune }) => (fortune ? [sharesOf(rules, fortune)] : []));
  return all.reduce((sum, one) => ({ luck: sum.luck + one.luck, skill: sum.skill + one.skill }), { luck: 0, skill: 0 });
}
