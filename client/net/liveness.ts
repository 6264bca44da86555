import type { Room } from 'colyseus.js';

/** The timeout of a ping, in ms. */
const ANSWER_MS = 4_000;

/** Whether the server still answers: a half-open connection looks open for minutes. One call at a time. */
export function isAnswered(room: Pick<Room, 'ping'>): Promise<boolean> {
  return new Promise((resolve) => {
    // A page that was busy for seconds first reads what has arrived meanwhile.
    const timer = setTimeout(() => setTimeout(() => resolve(false)), ANSWER_MS);
    room.ping(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}

/** The timeout of joining, and then of the first state, in ms: on a half-open connection neither ever comes. */
const COMING_IN = 8_000;

/**
 * Waits for a join with a timeout.
 * @param giveUp called when the time is up
 */
export function inTime<Value>(coming: Promise<Value>, giveUp: () => void): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('the server does not answer'));
      giveUp();
    }, COMING_IN);
    coming.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Calls back if the first state of the table does not arrive in time. */
export function onSilence(room: Pick<Room, 'onStateChange' | 'onLeave'>, giveUp: () => void): void {
  const timer = setTimeout(giveUp, COMING_IN);
  // Not `once`: the framework skips the next listener if one is removed during a call.
  room.onStateChange(() => clearTimeout(timer));
  room.onLeave(() => clearTimeout(timer));
}

/** Whether the player can see the page. A hidden one asks nothing: that would cost battery. */
export const isSeen = (): boolean => typeof document === 'undefined' || document.visibilityState === 'visible';

/**
 * Calls back when the page becomes visible or the device is online again: the connection may have died in between.
 * Returns a function that stops it.
 */
export function onWaking(wake: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const see = (): void => {
    if (isSeen()) wake();
  };
  document.addEventListener('visibilitychange', see);
  addEventListener('online', wake);
  return () => {
    document.removeEventListener('visibilitychange', see);
    removeEventListener('online', wake);
  };
}
