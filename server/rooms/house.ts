import type { Logger } from 'pino';
import type { Clock, Entropy, Pace, Think } from '#table';
import type { Alarms } from './alarms.ts';
import type { TableRoom } from './TableRoom.ts';

/** What all tables of this process share. */
export interface House {
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly think: Think;
  readonly pace: Pace;
  readonly log: Logger;
  readonly alarms: Alarms;
  /** Every open table by its code. */
  readonly tables: Map<string, TableRoom>;
}
