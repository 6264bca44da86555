import type { Result } from '#engine';
import type { Refusal, Reservation, Stage, TableLook } from '#protocol';
import type { TableOrder } from '../context.ts';
import type { Ticket } from './attendance.ts';

/** A table that is open somewhere. */
export interface RoomHandle {
  /** What this guest may see of it from outside. */
  look(guest: string): Promise<TableLook>;
  /** Keeps a place there for a few seconds. */
  admit(ticket: Ticket): Promise<Result<Reservation, Refusal>>;
}

/** What the lobby needs to know of a table to send people there. */
export interface Listing {
  readonly order: TableOrder;
  readonly stage: Stage;
  /** The deal under way, or counted last; 0 before the first. */
  readonly deal: number;
  /** Who sits there, whether they are here or away. */
  readonly guests: readonly string[];
  /** People who sit there or are on the way. */
  readonly people: number;
  /** People who are there and play for themselves. */
  readonly present: number;
  /** Seats that somebody could take now; those not counted that are promised. */
  readonly openSeats: number;
}
