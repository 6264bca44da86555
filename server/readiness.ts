import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '#table';
import type { Store } from './store/store.ts';

/** How long an answer counts, in ms of the server clock: whoever asks all the time costs the store nothing. */
const FRESH = 1_000;
/** A store that takes longer does not answer, in real ms. */
const PATIENCE = 2_000;

/** A way to ask whether people should be sent here: the store keeps what it is given, and the server is open. */
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
    wait(PATIENCE, false, { ref: false }),
  ]);
