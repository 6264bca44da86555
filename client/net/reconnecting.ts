import type { Room } from 'colyseus.js';
import { CLOSE_CODES, type Refusal } from '#protocol';

const PING_TIMEOUT_MS = 4_000;

/** Whether the server still answers: a half-open connection looks open for minutes. Only one call at a time. */
export function isAnswered(room: Pick<Room, 'ping'>): Promise<boolean> {
  return new Promise((resolve) => {
    // A page that was busy for seconds first reads what has arrived in that time.
    const timer = setTimeout(() => setTimeout(() => resolve(false)), PING_TIMEOUT_MS);
    room.ping(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}

/** The timeout of joining, and then of the first state: on a half-open connection neither ever comes. */
const JOIN_TIMEOUT_MS = 8_000;

/**
 * Waits for a join with a timeout.
 * @param giveUp called when the time is up
 */
export function inTime<Value>(joining: Promise<Value>, giveUp: () => void): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('the server does not answer'));
      giveUp();
    }, JOIN_TIMEOUT_MS);
    joining.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Calls back if the first state of the table does not arrive in time. */
export function onFirstStateTimeout(room: Pick<Room, 'onStateChange' | 'onLeave'>, giveUp: () => void): void {
  const timer = setTimeout(giveUp, JOIN_TIMEOUT_MS);
  // Not `once`: the framework skips the next listener if one is removed during a call.
  room.onStateChange(() => clearTimeout(timer));
  room.onLeave(() => clearTimeout(timer));
}

/** Whether the player can see the page. A hidden page sends no pings, to save battery. */
export const isPageVisible = (): boolean => typeof document === 'undefined' || document.visibilityState === 'visible';

/**
 * Calls back when the page becomes visible or the device is online again: the connection may have died in between.
 * Returns a function that stops it.
 */
export function onWakeUp(wake: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const onVisibility = (): void => {
    if (isPageVisible()) wake();
  };
  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('online', wake);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('online', wake);
  };
}

/** The browser's close code for a broken connection. */
export const CONNECTION_BROKEN = 1006;

/** The server's close code for a restart, after which its tables come back. */
const SERVER_RESTARTING = 4001;

/** Close codes after which we reconnect: going away, no status, broken connection, restart, a seat lost to a bot. */
const RECONNECT_CODES: readonly number[] = [
  1001,
  1005,
  CONNECTION_BROKEN,
  1012,
  SERVER_RESTARTING,
  4010,
  CLOSE_CODES.seatLost,
  CLOSE_CODES.notKept,
];

const TEMPORARY_REFUSALS: readonly Refusal[] = [
  'offline',
  'noSockets',
  'tooFast',
  'serverFull',
  'tooManyTables',
  'newerTable',
];

/**
 * Whether a later request may succeed, as the refusal says nothing about our seat: the server cannot be reached, it is
 * full, others on our network have used up a limit, or the table waits for a newer version of the server.
 */
export const isTemporary = (reason: Refusal): boolean => TEMPORARY_REFUSALS.includes(reason);

/** Whether the seat may still be ours after this refusal, later or once the page has been reloaded. */
export const keepsSeat = (reason: Refusal): boolean => reason === 'oldVersion' || isTemporary(reason);

const FIRST_RETRY_DELAY_MS = 200;
const MAX_RETRY_DELAY_MS = 5_000;

/** From this attempt on, about three seconds after the break, the player sees the refusal: restarts take less. */
export const EXPLAINED_FROM_ATTEMPT = 3;

/** Whether a socket closed with this code may be opened again. */
export const reconnectsAfter = (closeCode: number): boolean => RECONNECT_CODES.includes(closeCode);

/** Waits before the next attempt to reconnect, in ms: 200, 400, 800, … 5000. */
export const waitBeforeAttempt = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.min(MAX_RETRY_DELAY_MS, FIRST_RETRY_DELAY_MS * 2 ** attempt)));
