import type { PaceName, Stage } from './tableView.ts';

/**
 * A public table with a free seat, as anybody may see it, without names or cards. A GET of `ENTRY_PATH` streams all of
 * them as server-sent events: the full list at once, and again after each change.
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
