import type { Level } from '#bots';
import { type DealResult, no, ok, type Result, type RuleSet, type Seat } from '#engine';
import { type DealtHand, dealtHands } from './dealtHands.ts';
import { ownParts } from './decisions.ts';
import { fortuneOf, IN_SEAT } from './fortune.ts';
import { type CostlyMoment, costlyMoments, type Judged, judgedHow } from './moments.ts';
import { type GoodMoment, goodMoments, type OwnSwap, ownSwaps } from './praise.ts';
import { type DealProblem, type DealText, readDeal } from './replayedDeal.ts';
import type { Fortune } from './shares.ts';

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
  const parts = ownParts(deal, seat);
  const isScored = result.ending !== 'void' && result.ending !== 'cancelled';
  return ok({
    rules: dealt.rules,
    result,
    dealt: dealtHands(dealt),
    fortune: isScored ? fortuneOf(deal, seat, parts, tell) : null,
    decided: parts.length > 0,
    moments: isScored ? costlyMoments(deal, seat) : [],
    good: isScored ? goodMoments(deal, seat) : [],
    swaps: ownSwaps(deal, seat),
    judged: judgedHow(deal),
    level: IN_SEAT,
    wasAway: steps.some(({ by, isAutomatic }) => by === seat && isAutomatic),
  });
}
