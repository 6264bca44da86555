/** Where a page asks for a place: a POST of an `EntryRequest`, answered with an `EntryReply`. */
export const ENTRY_PATH = '/tables';

/** Who wants to play, and in which client. */
interface Newcomer {
  /** `PROTOCOL_VERSION` of the client. */
  readonly version: number;
  readonly name: string;
}

/** What a new table is to be, or what kind of table is looked for. */
export interface TableWish {
  /** A preset's id. */
  readonly preset: string;
  readonly seats: number;
}

/** The four ways to a table. */
export type EntryRequest =
  /** Any table of this kind: with people if there is one, else a new one that bots will fill. */
  | ({ readonly want: 'quick' } & Newcomer & TableWish)
  /** A new table that is found by its code alone. */
  | ({ readonly want: 'private' } & Newcomer & TableWish)
  /** The table with this code, to play or to watch. */
  | ({ readonly want: 'code'; readonly code: string; readonly spectate: boolean } & Newcomer)
  /** One's own place again, after a reload or a lost connection. */
  | { readonly want: 'back'; readonly version: number; readonly key: string };

/** A place kept for a few seconds, to be taken by opening a socket. */
export interface Reservation {
  readonly name: string;
  readonly roomId: string;
  readonly processId: string;
  readonly sessionId: string;
  /** One's own key to this place, for as long as one has it: it opens the way back, however the connection broke. */
  readonly key: string;
}

export type EntryReply =
  | { readonly ok: true; readonly reservation: Reservation }
  /** `reason` is a `Refusal`. */
  | { readonly ok: false; readonly reason: string };

/** Why the server closes a socket for good. */
export const CLOSE_CODES = {
  /** The table failed. */
  tableFailed: 4100,
  /** Everybody has left it. */
  tableEmpty: 4101,
  /** The same person has come in by another socket. */
  takenOver: 4102,
  /** The seat has become somebody else's: come in again, to watch. */
  seatLost: 4103,
} as const;

/** The code a server gives to a join that the table refuses; the refusal is the message. */
export const JOIN_REFUSED = 4200;
