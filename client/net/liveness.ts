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
