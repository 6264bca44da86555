import type { ClaimAction } from '#engine';
import { NumberReader, printNumbers } from './digits.ts';
import { claimNumbers, takeClaim } from './gameNumbers.ts';
import type { ClockView } from './tableView.ts';

/** One's own yes in an open window as a short text; the empty text when there is none. */
export const packClaim = (claim: ClaimAction | null): string => (claim ? printNumbers(claimNumbers(claim)) : '');

/** @throws RangeError when the text is not one of `packClaim` */
export const claimOf = (packed: string): ClaimAction | null =>
  packed === '' ? null : takeClaim(new NumberReader(packed));

/** A clock that has run for less than this, in ms, has just been started: nobody sees the difference. */
const JUST = 500;

/** A clock as a short text, in whole ms; the empty text while none runs. Of one that has just been started its total is enough. */
export function packClock(clock: ClockView | null): string {
  if (!clock) return '';
  const [total, left] = [Math.round(clock.total), Math.round(clock.left)];
  return printNumbers([clock.run, clock.seat + 1, total, ...(total - left < JUST ? [] : [left])]);
}

/** @throws RangeError when the text is not one of `packClock` */
export function clockOf(packed: string): ClockView | null {
  if (packed === '') return null;
  const from = new NumberReader(packed);
  const [run, seat, total] = [from.take(), from.take() - 1, from.take()];
  return { run, seat, total, left: from.isAtEnd ? total : from.take() };
}
