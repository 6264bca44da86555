import type { LogEntry, TableLog } from '#table';
import type { PracticeOptions } from './messages.ts';

/** A practice game as it is kept: how it was opened, and everything that has happened there since. */
export interface KeptGame {
  readonly options: PracticeOptions;
  readonly past: readonly LogEntry[];
}

/** Where one practice game is kept, so that it goes on after a reload: the one begun or gone on with last. */
export interface Keeping {
  /** The kept game; null where there is none, or none can be read. */
  read(): Promise<KeptGame | null>;
  /** Keeps this game in place of any other. Whatever happens from now on goes into the log. */
  begin(game: KeptGame): TableLog;
  /** Keeps none. */
  forget(): void;
}
