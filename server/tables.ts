import type { Result } from '#engine';
import type { PaceName, Refusal, Reservation, Stage, TableLook } from '#protocol';
import type { TableSetup } from '#table';

/** What the lobby opens a table with. */
export interface TableOrder extends Pick<TableSetup, 'id' | 'code' | 'isPrivate' | 'spectators' | 'bots' | 'seats'> {
  /** The canonical text of the rules. */
  readonly rules: string;
  readonly pace: PaceName;
}

/** Somebody who has not been at this table before. */
export interface Newcomer {
  readonly name: string;
  readonly spectate: boolean;
  /** They say that they have never played against a clock. */
  readonly isNew?: boolean;
}

/** What the lobby admits somebody with. */
export interface Ticket {
  /** The guest's id, the same in all their tabs and on all their devices. */
  readonly guest: string;
  /** Null for a guest who returns to a place they have. */
  readonly newcomer: Newcomer | null;
}

/** What the lobby needs to know of a table to send people there. */
export interface Listing {
  readonly order: TableOrder;
  readonly stage: Stage;
  /** The current deal, or the last one scored; 0 before the first. */
  readonly deal: number;
  /** Guests who have a seat, connected or not, or for whom one is held. */
  readonly guests: readonly string[];
  /** People who have a seat or for whom one is held. */
  readonly people: number;
  /** People who are connected and play for themselves. */
  readonly present: number;
  /** Seats that somebody could take now; those held for others are not counted. */
  readonly openSeats: number;
}

/** A table that is open in this process or another. */
export interface RoomHandle {
  /** What this guest may see of it from outside. */
  look(guest: string): Promise<TableLook>;
  /** Holds a place there for a few seconds. */
  admit(ticket: Ticket): Promise<Result<Reservation, Refusal>>;
}

/** A table that is open in this process. */
export interface OpenRoom extends RoomHandle {
  readonly order: TableOrder;
  listing(): Listing;
  /** Another process has this table: closes it here, and its people come in again there. */
  lose(): void;
}
