import { CLOSE_CODES, type Refusal } from '#protocol';

/** How a browser calls the end of a line that nobody closed. */
export const LINE_BROKEN = 1006;

/** How a server says that it goes down; its tables will be back. */
const GOING_DOWN = 4001;

/** Closings after which there is a way back: going away, no status, a broken line, a restart, a seat lost to a bot. */
const BROKEN: readonly number[] = [
  ...[1001, 1005, LINE_BROKEN, 1012, GOING_DOWN, 4010],
  ...[CLOSE_CODES.seatLost, CLOSE_CODES.notKept],
];

/** Refusals that say nothing of our seat: the server cannot be reached, or is asked too much by whoever shares our line. */
export const maybeLater = (reason: Refusal): boolean => reason === 'offline' || reason === 'tooFast';

const FIRST_WAIT = 200;
const LONGEST_WAIT = 5_000;

/** True when a socket closed with this code may be opened again. */
export const returnsAfter = (closeCode: number): boolean => BROKEN.includes(closeCode);

/** Waits before the next attempt to come back, longer each time, in ms: 200, 400, 800, … 5000. */
export const nextWait = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt)));
