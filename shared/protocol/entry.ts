import type { GuestReply } from './guests.ts';
import type { Refusal } from './messages.ts';
import type { PaceName, SeatInfo } from './tableView.ts';

/** Where a page asks for a place, or for a look: a POST of a `EntryCall`, answered with a `EntryReply`. */
export const ENTRY_PATH = '/tables';

/** Who asks, in which client. */
interface Asking {
  /** `PROTOCOL_VERSION` of the client. */
  readonly version: number;
  /** What the server knows a guest by, from any of their devices (`GuestRequest`). */
  readonly token: string;
}

/** Who wants to play. */
interface Newcomer extends Asking {
  readonly name: string;
  /** They say that they have never played on the clock: their first game gives them twice the time. */
  readonly isNew?: boolean;
}

/** What a new table is to be, or what kind of table is looked for. */
export interface TableWish {
  /** The rules as a code: the id of a named game, or house rules as `printRules` writes them. */
  readonly rules: string;
  readonly seats: number;
  readonly pace: PaceName;
}

/** What the host of a private table may choose beside the game: both are so unless told. */
export interface HostWish {
  /** Whoever knows the code may watch. */
  readonly spectators?: boolean;
  /** Bots may take empty seats when the game begins. */
  readonly bots?: boolean;
}

/** The four ways to a table. */
export type EntryRequest =
  /** Any table with these rules, this many seats and this pace: with people if there is one, else a new one that bots will fill. */
  | ({ readonly want: 'quick' } & Newcomer & TableWish)
  /** A new table that is found by its code alone. */
  | ({ readonly want: 'private' } & Newcomer & TableWish & HostWish)
  /** The table with this code, to play or to watch. */
  | ({ readonly want: 'code'; readonly code: string; readonly spectate: boolean } & Newcomer)
  /** One's own place again, after a reload, a lost connection, or from another device. */
  | ({ readonly want: 'back'; readonly code: string } & Asking);

/** What is played at the table with this code, and who is there: asked before anybody sits down. */
export interface LookRequest extends Asking {
  readonly want: 'look';
  readonly code: string;
}

/** What may be asked on entry. */
export type EntryCall = EntryRequest | LookRequest;

/** A table as anybody may see it who knows its code: nothing of its cards. */
export interface TableLook {
  readonly code: string;
  /** The canonical text of the rules. */
  readonly rules: string;
  readonly pace: PaceName;
  readonly seats: readonly Pick<SeatInfo, 'name' | 'kind'>[];
  /** Why nobody can sit down now; null when somebody can. */
  readonly closed: Refusal | null;
  /** Whoever asks has a seat there, and comes back to it. */
  readonly isYours: boolean;
  /** Whoever has no seat may watch. */
  readonly spectators: boolean;
  /** It rests until its people are back. */
  readonly adjourned: boolean;
}

/** A place kept for a few seconds, to be taken by opening a socket. */
export interface Reservation {
  readonly name: string;
  readonly roomId: string;
  readonly processId: string;
  readonly sessionId: string;
  /** The code of the table: with one's token it opens the way back, however the connection broke. */
  readonly code: string;
}

/** What entry is answered with: a place or a look, or who one is. */
export type EntryReply<Given extends Reservation | TableLook | GuestReply = Reservation | TableLook> =
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
  /** All have agreed to go on another day. */
  adjourned: 4105,
} as const;

/** The code a server gives to a join that the table refuses; the refusal is the message. */
export const JOIN_REFUSED = 4200;
