import type { PaceName, Stage } from './tableView.ts';

/**
 * A table of strangers with a seat to be had, as anybody may see it: nothing of who is there, nothing of its cards. A GET of
 * `ENTRY_PATH` tells all of them as server-sent events, each a list: at once, and again when something has changed.
 */
export interface PublicTable {
  readonly code: string;
  /** The canonical text of the rules. */
  readonly rules: string;
  readonly pace: PaceName;
  readonly seats: number;
  /** Seats that belong to people, or are kept for people on the way. */
  readonly people: number;
  /** Seats that somebody could take, `isOpen` now, else once the deal under way is over. */
  readonly free: number;
  readonly isOpen: boolean;
  readonly stage: Stage;
  /** The deal under way, or counted last; 0 before the first. */
  readonly deal: number;
}
