import { RETENTION } from '../config.ts';
import type { House } from '../rooms/house.ts';

const HOUR = 60 * 60 * 1000;

/**
 * Now and each hour ends the tables that nobody came back to, and forgets those that ended long ago. Should the store fail
 * meanwhile, it is asked again in an hour.
 * @returns the way to stop, done once nothing is asked of the store any more
 */
export function keepTidy({ store, clock, alarms, log }: House): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  const tidy = async (): Promise<void> => {
    const now = clock.now();
    const ended = await store.tidy({
      untouchedSince: now - RETENTION.untouched,
      endedBefore: now - RETENTION.ended,
      unplayedBefore: now - RETENTION.unplayed,
    });
    if (ended > 0) log.info({ tables: ended }, 'tables that nobody came back to are ended');
  };
  const sleeper = {
    wake(): void {
      alarms.set(sleeper, clock.now() + HOUR);
      last = tidy().catch((err) => log.error({ err }, 'the store could not be tidied'));
    },
  };
  sleeper.wake();
  return async () => {
    alarms.set(sleeper, Number.POSITIVE_INFINITY);
    await last;
  };
}
