import type { PaceName, Stage } from './tableView.ts';

/**
 * A public table with a free seat, as anybody may see it, without names or cards. A GET of `ENTRY_PATH` streams all of
 * them as server-sent events, a `PublicNow` each: at once, and again after each change.
 */
export interface PublicTable {
  readonly code: string;
  /** The canonical text of the rules. */
  readonly rules: string;
  readonly pace: PaceName;
  readonly seats: number;
  /** Seats that belong to people or are held for people on their way. */
  readonly people: number;
  /** Seats that could be taken: now if `isOpen`, else once the current deal is over. */
  readonly free: number;
  readonly isOpen: boolean;
  readonly stage: Stage;
  /** The current or last scored deal; 0 before the first. */
  readonly deal: number;
}

/** How many people are at public tables just now, full ones included. Nobody is named, and no table. */
export interface PeopleNow {
  /** Those at tables that still gather. */
  readonly looking: number;
  /** Those who play for themselves. */
  readonly playing: number;
}

/** The public tables, as anybody may see them. */
export interface PublicNow {
  readonly tables: readonly PublicTable[];
  readonly people: PeopleNow;
}

/** The open tables as a page knows them: null while unknown, `offline` while the server cannot be reached. */
export type OpenTables = PublicNow | 'offline' | null;

/**
 * The silence after which a visible page asks the server whether it is still there, in ms, and the interval of the
 * signs of life in a stream. Browsers answer the server's own pings but show them to no script.
 */
export const SILENCE_MS = 20_000;
export const SIGN_OF_LIFE_MS = 15_000;
