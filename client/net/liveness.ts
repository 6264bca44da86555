import type { Room } from 'colyseus.js';

/** How long an answer to a ping may take, in ms. */
const ANSWER = 3_000;

/** Whether the server still answers. A line that is half open looks open for minutes. One call at a time. */
export function isAnswered(room: Pick<Room, 'ping'>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), ANSWER);
    room.ping(() => {
      clearTimeout(timer);
      resolve(true);
    });
  });
}

/** How long coming in may take, and then the first sight of the table, in ms: on a line that is half open both never come. */
const COMING_IN = 8_000;

/**
 * Waits for somebody's coming in.
 * @param tooLate what to do with what comes when nobody waits for it any more
 */
export function inTime<Value>(coming: Promise<Value>, tooLate: (value: Value) => void): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('nobody answers'));
      coming.then(tooLate, () => {});
    }, COMING_IN);
    coming.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Calls back when nothing of the table was to be seen for too long. */
export function onSilence(room: Pick<Room, 'onStateChange' | 'onLeave'>, giveUp: () => void): void {
  const timer = setTimeout(giveUp, COMING_IN);
  // Not `once`: a listener that goes in the middle of a call makes the framework leave out the next.
  room.onStateChange(() => clearTimeout(timer));
  room.onLeave(() => clearTimeout(timer));
}

/** Calls back when the page is seen again or the device is back on the net: the line may have died meanwhile. */
export function onWaking(wake: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const see = (): void => {
    if (document.visibilityState === 'visible') wake();
  };
  document.addEventListener('visibilitychange', see);
  addEventListener('online', wake);
  return () => {
    document.removeEventListener('visibilitychange', see);
    removeEventListener('online', wake);
  };
}
