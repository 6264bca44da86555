import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '#table';
import type { Store } from './store/store.ts';

/** How long an answer is reused, in ms of the server clock, so that frequent probes do not load the store. */
const FRESH = 1_000;
/** A store that takes longer than this is treated as failing, in real ms. */
const STORE_TIMEOUT = 2_000;

/** A readiness probe: true if the server is open and the store can be written to. */
export function readinessOf(store: Store, clock: Clock, isOpen: () => boolean): () => Promise<boolean> {
  let asked = Number.NEGATIVE_INFINITY;
  let answer = Promise.resolve(false);
  return async () => {
    if (!isOpen()) return false;
    const now = clock.now();
    if (now - asked >= FRESH) {
      asked = now;
      answer = answers(store);
    }
    return answer;
  };
}

const answers = (store: Store): Promise<boolean> =>
  Promise.race([
    store.tryWriting().then(
      () => true,
      () => false,
    ),
    wait(STORE_TIMEOUT, false, { ref: false }),
  ]);
