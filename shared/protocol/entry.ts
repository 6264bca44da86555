import type { Refusal } from './messages.ts';
import type { PaceName } from './pace.ts';
import type { SeatInfo } from './tableView.ts';

/** Where a page asks for a place, or for a look: a POST of a `DoorRequest`, answered with a `DoorReply`. */
export const ENTRY_PATH = '/tables';

/** Who wants to play, and in which client. */
interface Newcomer {
  /** `PROTOCOL_VERSION` of the client. */
  readonly version: number;
  readonly name: string;
}

/** What a new table is to be, or what kind of table is looked for. */
export interface TableWish {
  /** The rules as a code: the id of a named game, or house rules as `printRules` writes them. */
  readonly rules: string;
  readonly seats: number;
  readonly pace: PaceName;
}

/** The four ways to a table. */
export type EntryRequest =
  /** Any table with these rules, this many seats and this pace: with people if there is one, else a new one that bots will fill. */
  | ({ readonly want: 'quick' } & Newcomer & TableWish)
  /** A new table that is found by its code alone. */
  | ({ readonly want: 'private' } & Newcomer & TableWish)
  /** The table with this code, to play or to watch. */
  | ({ readonly want: 'code'; readonly code: string; readonly spectate: boolean } & Newcomer)
  /** One's own place again, after a reload or a lost connection. */
  | { readonly want: 'back'; readonly version: number; readonly key: string };

/** What is played at the table with this code, and who is there: asked before anybody sits down. */
export interface LookRequest {
  readonly want: 'look';
  readonly version: number;
  readonly code: string;
}

/** What may be asked at the door. */
export type DoorRequest = EntryRequest | LookRequest;

/** A table as anybody may see it who knows its code: nothing of its cards. */
export interface TableLook {
  readonly code: string;
  /** The canonical text of the rules. */
  readonly rules: string;
  readonly pace: PaceName;
  readonly seats: readonly Pick<SeatInfo, 'name' | 'kind'>[];
  /** Why nobody can sit down now; null when somebody can. */
  readonly closed: Refusal | null;
}

/** A place kept for a few seconds, to be taken by opening a socket. */
export interface Reservation {
  readonly name: string;
  readonly roomId: string;
  readonly processId: string;
  readonly sessionId: string;
  /** One's own key to this place, for as long as one has it: it opens the way back, however the connection broke. */
  readonly key: string;
}

/** What the door answers: a place, or a look. */
export type DoorReply<Given extends Reservation | TableLook = Reservation | TableLook> =
  | { readonly ok: true; readonly value: Given }
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
  /** What happened last could not be kept, and has not happened: come in again. */
  notKept: 4104,
} as const;

/** The code a server gives to a join that the table refuses; the refusal is the message. */
export const JOIN_REFUSED = 4200;
