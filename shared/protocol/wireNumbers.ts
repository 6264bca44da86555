import type { ClaimAction } from '#engine';
import { NumberReader, printNumbers } from './digits.ts';
import { claimNumbers, takeClaim } from './gameNumbers.ts';
import type { ClockView } from './tableView.ts';

/** The viewer's own claim in an open window as a short text; empty if there is none. */
export const packClaim = (claim: ClaimAction | null): string => (claim ? printNumbers(claimNumbers(claim)) : '');

/** @throws RangeError if the text was not written by `packClaim` */
export const claimOf = (packed: string): ClaimAction | null =>
  packed === '' ? null : takeClaim(new NumberReader(packed));

/** A clock that has run for less than this, in ms, is sent as just started; nobody sees the difference. */
const JUST = 500;

/**
 * A clock as a short text in whole ms; empty if none runs. A clock that has just started is sent without its time left.
 */
export function packClock(clock: ClockView | null): string {
  if (!clock) return '';
  const [total, left] = [Math.round(clock.total), Math.round(clock.left)];
  return printNumbers([clock.run, clock.seat + 1, total, ...(total - left < JUST ? [] : [left])]);
}

/** @throws RangeError if the text was not written by `packClock` */
export function clockOf(packed: string): ClockView | null {
  if (packed === '') return null;
  const from = new NumberReader(packed);
  const [run, seat, total] = [from.take(), from.take() - 1, from.take()];
  return { run, seat, total, left: from.isAtEnd ? total : from.take() };
}
