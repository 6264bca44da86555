import { type RuleSet, seedFrom } from '#engine';
import { PRESETS, printRules } from '#rules';
import type { Clock, Entropy, Secrets } from '#table';
import type { Store } from '../store/store.ts';
import type { TableSettings } from '../tables.ts';

/** The table of each daily deal: three deals against three Sharp bots, without clock, hints or spectators. */
const TABLE = {
  rules: printRules(PRESETS['crazy-rummy-3'] as RuleSet),
  seats: 4,
  pace: 'none',
  levels: ['steady', 'sharp', 'sharp', 'sharp'],
  ...{ isPrivate: true, spectators: false, bots: true, hints: false },
} as const satisfies Partial<TableSettings>;

/** The daily deals of a server. */
export interface DailyDeals {
  /** Today (UTC), such as `2026-11-23`. */
  today(): string;
  /** The order for somebody's table of this day. */
  orderOf(day: string): Omit<TableSettings, 'id' | 'code'>;
  /** The secrets of this day's deals, the same at each of its tables. */
  secretsOf(day: string): Promise<Secrets>;
}

/**
 * The secrets of all days follow from one in the store, which is used for nothing else. Nobody can derive a day's deals
 * without it, nor the secret, or another deal, from a deal that was revealed.
 */
export function openDailyDeals({ calendar, entropy, store }: DailyHost): DailyDeals {
  return {
    today: () => new Date(calendar.now()).toISOString().slice(0, 10),
    orderOf: (day) => ({ ...TABLE, day }),
    async secretsOf(day) {
      const secret = await store.secret('daily deals', entropy());
      return (use) => seedFrom(secret, [], `daily deal ${day}, ${use}`);
    },
  };
}

interface DailyHost {
  readonly calendar: Clock;
  readonly entropy: Entropy;
  readonly store: Pick<Store, 'secret'>;
}
