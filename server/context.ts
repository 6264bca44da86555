import type { Logger } from 'pino';
import type { LevelName, PaceName } from '#protocol';
import type { BotWorker, Clock, Entropy, Tempo, Think, TurnTime } from '#table';
import type { Alarms } from './alarms.ts';
import type { Cluster } from './cluster/cluster.ts';
import type { Timeouts } from './config.ts';
import type { DailyDeals } from './daily/dailyDeals.ts';
import type { GameArchive } from './games/gameArchive.ts';
import type { Metrics } from './metrics.ts';
import type { Rivals } from './ratings/rivals.ts';
import type { Journal } from './store/journal.ts';
import type { Store } from './store/store.ts';
import type { OpenRoom } from './tables.ts';

/** The dependencies of a server. Tests may replace any of them; production does not. */
export interface Host {
  /** Measures durations: timeouts, pauses, rates. */
  readonly clock: Clock;
  /** The date, for days, seasons and stored times alone: it may be set at any time, in either direction. */
  readonly calendar: Clock;
  readonly entropy: Entropy;
  readonly think: Think;
  /** The levels of bots that it has. */
  readonly levels: readonly LevelName[];
  /** Thinks for bots away from the tables; without it, `think` does so at each table. */
  readonly thinker: BotWorker | null;
  readonly tempo: Tempo;
  /** How long people have for a turn at each pace. */
  readonly turnTimes: Readonly<Record<PaceName, TurnTime>>;
  readonly timeouts: Timeouts;
  readonly log: Logger;
  readonly store: Store;
}

/** The services and registries that all tables of this process share. */
export interface ServerContext extends Host {
  readonly journal: Journal;
  readonly archive: GameArchive;
  readonly rivals: Rivals;
  readonly metrics: Metrics;
  readonly alarms: Alarms;
  readonly cluster: Cluster;
  readonly daily: DailyDeals;
  /** The open tables, by code. */
  readonly tables: Map<string, OpenRoom>;
  /** Tables whose end is still being written to the store, by code. */
  readonly ending: Map<string, Promise<void>>;
}
