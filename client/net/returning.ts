import { CLOSE_CODES, type Refusal } from '#protocol';

/** The browser's close code for a broken connection. */
export const LINE_BROKEN = 1006;

/** The server's close code for a restart; its tables will come back. */
const GOING_DOWN = 4001;

/** Close codes after which we reconnect: going away, no status, broken connection, restart, a seat lost to a bot. */
const BROKEN: readonly number[] = [
  ...[1001, 1005, LINE_BROKEN, 1012, GOING_DOWN, 4010],
  ...[CLOSE_CODES.seatLost, CLOSE_CODES.notKept],
];

/**
 * Whether the refusal says nothing about our seat: the server cannot be reached, it is full, others on our network
 * have used up a limit, or the table waits for a newer version of the server, which the next request may reach.
 */
export const maybeLater = (reason: Refusal): boolean => LATER.includes(reason);

/** Whether the seat is remembered after this refusal: it may be ours later, or once the page has been reloaded. */
export const keepsSeat = (reason: Refusal): boolean => reason === 'oldVersion' || maybeLater(reason);

const LATER: readonly Refusal[] = ['offline', 'noSockets', 'tooFast', 'serverFull', 'tooManyTables', 'newerTable'];

const FIRST_WAIT = 200;
const LONGEST_WAIT = 5_000;

/** The first attempt, about three seconds after the break, whose refusal the player is told: restarts take less. */
export const EXPLAINED_AFTER = 3;

/** Whether a socket closed with this code may be opened again. */
export const returnsAfter = (closeCode: number): boolean => BROKEN.includes(closeCode);

/** Waits before the next attempt to reconnect, in ms: 200, 400, 800, … 5000. */
export const nextWait = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt)));
