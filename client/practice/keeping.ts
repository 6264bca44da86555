import type { StoredRules } from '#rules';
import type { TableLog } from '#table';
import type { PracticeOptions } from './messages.ts';

/** A saved practice game, by whichever version of the page. */
export interface KeptGame {
  /** The options it was opened with. */
  readonly options: PracticeOptions;
  /** The whole rule set, as stored. */
  readonly ruleSet: unknown;
  /** The lines of its log so far, as stored. */
  readonly past: readonly unknown[];
}

/** A practice game to be saved. */
export interface GameToKeep extends KeptGame {
  readonly ruleSet: StoredRules;
}

/** Storage for one practice game, so that it survives a reload: the one begun or resumed last. */
export interface Keeping {
  /** Returns the saved game, which no other tab adds to from then on; null if there is none or it cannot be read. */
  read(): Promise<KeptGame | null>;
  /** Saves this game in place of any other. Later events go into the returned log. */
  begin(game: GameToKeep): TableLog;
  /** Resolves once everything begun or appended so far is saved, or cannot be. */
  settled(): Promise<unknown>;
  /** Deletes the saved game. */
  forget(): void;
}
