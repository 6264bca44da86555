import type { Logger } from 'pino';
import type { Clock } from '#table';
import type { Alarms } from '../alarms.ts';
import type { Retention, Store } from './store.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** How long the store keeps unused data. */
export const RETENTION: Retention = {
  ...{ untouched: 60 * DAY, ended: 365 * DAY, unplayed: DAY, unseen: 400 * DAY, games: 5 * 365 * DAY },
};

/** After a longer downtime the clock is probably wrong; otherwise the operator knows better. */
const LONGEST_CLOSED = 30 * DAY;

/** The parts of a server that tidying needs. */
interface TidyContext {
  readonly store: Store;
  readonly clock: Clock;
  readonly calendar: Clock;
  readonly alarms: Alarms;
  readonly log: Logger;
}

/**
 * Tidies the store now and every hour. If a round fails, the next one makes up for it.
 *
 * The store ages by the time this process runs, and by at most a day for the time before it started, because the clock
 * may be wrong at start.
 *
 * If something was erased, the database's files are cleaned of its traces, too.
 * @param afterwards what else is due every hour
 * @returns a function that stops tidying, and resolves once the store is no longer used
 */
export function keepTidy(
  { store, clock, calendar, alarms, log }: TidyContext,
  afterwards: () => Promise<void> = async () => undefined,
): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  let tidiedAt: number | null = null;
  const tidy = async (): Promise<void> => {
    const now = Math.round(clock.now());
    const most = tidiedAt === null ? DAY : Math.max(0, now - tidiedAt);
    const { ended, passed } = await store.tidy({ ...RETENTION, now: Math.round(calendar.now()), most });
    const isFirst = tidiedAt === null;
    tidiedAt = now;
    if (ended > 0) log.info({ tables: ended }, 'abandoned tables ended');
    if (isFirst && passed !== null && (passed < 0 || passed > LONGEST_CLOSED)) {
      log.warn(
        { days: Math.round(passed / DAY) },
        'the clock looks wrong: unlikely number of days since the store was last used',
      );
    }
    await afterwards();
    await store.shred();
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
