/** Closings after which the seat is still ours: going away, no status, a broken line, a restart that kept the table. */
const BROKEN: readonly number[] = [1001, 1005, 1006, 1012, 4010];

const FIRST_WAIT = 200;
const LONGEST_WAIT = 5_000;

/** True when a socket closed with this code may be opened again. */
export const returnsAfter = (closeCode: number): boolean => BROKEN.includes(closeCode);

/** Waits before the next attempt to come back, longer each time, in ms: 200, 400, 800, … 5000. */
export const nextWait = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt)));
