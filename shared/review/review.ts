import { type DealResult, no, ok, type Result, type RuleSet, type Seat } from '#engine';
import { type Fortune, fortuneOf, type Shares, sharesOf } from './fortune.ts';
import { type CostlyMoment, costlyMoments, isJudged } from './moments.ts';
import { type DealProblem, type DealText, readDeal } from './replayedDeal.ts';

/** The review of one deal for one seat. Plain data. */
export interface DealReview {
  readonly rules: RuleSet;
  readonly result: DealResult;
  /** Null if nobody scored, or if bots did not bring the deal to an end. */
  readonly fortune: Fortune | null;
  readonly moments: readonly CostlyMoment[];
  /** Whether single decisions were looked at. */
  readonly isJudged: boolean;
  /** Whether a bot or the clock acted for the seat at any time. */
  readonly wasAway: boolean;
}

/**
 * Reviews a finished deal for a seat. It follows from the text of the deal alone.
 * @param tell called now and then with the share of the work that is done, 0 to 1
 * @example reviewDeal(record, 0) // { moments: [{ turn: 4, cost: 3.1, … }], fortune: { own: 23, bot: 12, … }, … }
 */
export function reviewDeal(
  text: DealText,
  seat: Seat,
  tell: (done: number) => void = () => undefined,
): Result<DealReview, DealProblem> {
  const read = readDeal(text);
  if (!read.ok) return read;
  const deal = read.value;
  const { dealt, result, steps } = deal;
  if (seat < 0 || seat >= dealt.seats) return no('unfinished');
  // Where a deal was abandoned or cancelled, nobody's decisions came to anything.
  const isScored = result.ending !== 'void' && result.ending !== 'cancelled';
  return ok({
    rules: dealt.rules,
    result,
    fortune: isScored ? fortuneOf(deal, seat, tell) : null,
    moments: isScored ? costlyMoments(deal, seat) : [],
    isJudged: isJudged(deal),
    wasAway: steps.some(({ by, isAutomatic }) => by === seat && isAutomatic),
  });
}

/** The moments of these deals that cost most, dearest first. */
export const dearestOf = (reviews: readonly DealReview[], most: number): readonly CostlyMoment[] =>
  reviews
    .flatMap(({ moments }) => moments)
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, most);

/** Luck and skill of all these deals together. */
export function totalShares(reviews: readonly DealReview[]): Shares {
  const all = reviews.flatMap(({ rules, fortune }) => (fortune ? [sharesOf(rules, fortune)] : []));
  return all.reduce((sum, one) => ({ luck: sum.luck + one.luck, skill: sum.skill + one.skill }), { luck: 0, skill: 0 });
}
