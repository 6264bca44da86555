import { no, ok, type Result, type Seat } from '#engine';
import { turnsOf } from './moments.ts';
import { type OwnSwap, ownSwaps } from './praise.ts';
import { type DealProblem, type DealText, readDeal } from './replayedDeal.ts';

/** The deeds of a seat in a deal that are worth remembering. */
export interface OwnDeeds {
  readonly deal: number;
  /** Its swaps that were not taken back, in the order of play. */
  readonly swaps: readonly OwnSwap[];
  /** The number of its turn, from 1, in which it went out; null if it did not, or a bot or the clock did it. */
  readonly outTurn: number | null;
}

/** Finds the deeds of a seat in a finished deal: a small part of `reviewDeal`, and much less work. */
export function ownDeeds(text: DealText, seat: Seat): Result<OwnDeeds, DealProblem> {
  const read = readDeal(text);
  if (!read.ok) return read;
  const deal = read.value;
  const { dealt, result } = deal;
  if (seat < 0 || seat >= dealt.seats) return no('unfinished');
  const turns = turnsOf(deal, seat);
  const isOut = result.out === seat && (turns.at(-1)?.every(({ isAutomatic }) => !isAutomatic) ?? false);
  return ok({ deal: result.deal, swaps: ownSwaps(deal, seat), outTurn: isOut ? turns.length : null });
}
