import { RETENTION } from '../config.ts';
import type { ServerContext } from '../context.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** A server that was closed for longer has a clock that is wrong, or an operator who knows why. */
const LONGEST_CLOSED = 30 * DAY;

/**
 * Tidies the store now and each hour. A round that fails is made up for by the next one.
 *
 * The store becomes older by the time this process runs, and by a day at most for the time before it started: whether the
 * clock is right then, nobody can know.
 * @returns the way to stop, done once nothing is asked of the store any more
 */
export function keepTidy({ store, clock, alarms, log }: ServerContext): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  let tidiedAt: number | null = null;
  const tidy = async (): Promise<void> => {
    const now = Math.round(clock.now());
    const most = tidiedAt === null ? DAY : Math.max(0, now - tidiedAt);
    const { ended, passed } = await store.tidy({ ...RETENTION, now, most });
    const isFirst = tidiedAt === null;
    tidiedAt = now;
    if (ended > 0) log.info({ tables: ended }, 'abandoned tables ended');
    if (isFirst && passed !== null && (passed < 0 || passed > LONGEST_CLOSED)) {
      log.warn(
        { days: Math.round(passed / DAY) },
        'the clock looks wrong: so many days since the store was last in use',
      );
    }
  };
  const sleeper = {
    wake(): void {
      alarms.set(sleeper, clock.now() + HOUR);
      last = tidy().catch((err) => log.error({ err }, 'store cleanup failed'));
    },
  };
  sleeper.wake();
  return async () => {
    alarms.set(sleeper, Number.POSITIVE_INFINITY);
    await last;
  };
}
