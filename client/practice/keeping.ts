import type { LogEntry, TableLog } from '#table';
import type { PracticeOptions } from './messages.ts';

/** A saved practice game: the options it was opened with and its log so far. */
export interface KeptGame {
  readonly options: PracticeOptions;
  readonly past: readonly LogEntry[];
}

/** Storage for one practice game, so that it survives a reload: the one begun or resumed last. */
export interface Keeping {
  /** Returns the saved game; null if there is none or it cannot be read. */
  read(): Promise<KeptGame | null>;
  /** Saves this game in place of any other. Later events go into the returned log. */
  begin(game: KeptGame): TableLog;
  /** Deletes the saved game. */
  forget(): void;
}
