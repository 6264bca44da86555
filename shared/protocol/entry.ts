import type { GuestReply } from './guests.ts';
import type { Refusal } from './messages.ts';
import type { LevelName, PaceName, SeatInfo } from './tableView.ts';

/** Where a page asks for a seat or a look at a table: a POST of an `EntryCall`, answered with an `EntryReply`. */
export const ENTRY_PATH = '/tables';

/** The client and the guest who ask. */
interface Asking {
  /** `PROTOCOL_VERSION` of the client. */
  readonly version: number;
  /** The token by which the server knows a guest on any of their devices (`GuestRequest`). */
  readonly token: string;
}

/** A person who wants to play. */
interface Newcomer extends Asking {
  readonly name: string;
  /** Set by people who say that they have never played on the clock: they have twice the time in their first game. */
  readonly isNew?: boolean;
  /**
   * The level of bots that they chose last; Steady by default. Bots that fill a public table have the median of its
   * people's. Nobody else sees it.
   */
  readonly level?: LevelName;
  /** The number of the avatar that they chose, below `AVATARS`. Without it, the avatar follows from their seat. */
  readonly avatar?: number;
}

/** The number of avatars that people choose from. An avatar is a number below it. Each page has pictures of its own. */
export const AVATARS = 24;

/** Whether this is the number of an avatar that people can choose. */
export const isAvatar = (found: unknown): found is number =>
  Number.isInteger(found) && Number(found) >= 0 && Number(found) < AVATARS;

/** The properties of a table to open or to look for. */
export interface TableWish {
  /** The rules as a code, in any form that `readRuleCode` reads. */
  readonly rules: string;
  readonly seats: number;
  readonly pace: PaceName;
}

/** A further choice of a quick match. */
export interface MatchWish {
  /**
   * Whether another table of the game will do if none as wished has people: with another number of deals or seats, or
   * another pace. False by default.
   */
  readonly orNear?: boolean;
}

/** Further choices of a private table's host. */
export interface HostWish {
  /** Whether anybody who knows the code may watch; true by default. */
  readonly spectators?: boolean;
  /** Whether bots may take empty seats when the game begins; true by default. */
  readonly bots?: boolean;
  /** Whether the page may suggest moves to the players; true by default. */
  readonly hints?: boolean;
  /** The level of the bot that takes each seat, in order of the seats; Steady by default. */
  readonly levels?: readonly LevelName[];
}

/** The five ways to join a table. */
export type EntryRequest =
  /**
   * Any table with these rules, number of seats and pace: one with people if possible, else a new one that bots will
   * fill.
   */
  | ({ readonly want: 'quick' } & Newcomer & TableWish & MatchWish)
  /** A new table that can be found only by its code. */
  | ({ readonly want: 'private' } & Newcomer & TableWish & HostWish)
  /** The table with this code, to play or to watch. */
  | ({ readonly want: 'code'; readonly code: string; readonly spectate: boolean } & Newcomer)
  /** The guest's own table for today's daily deal, a new one if they have none. `gameOver` once they have played it. */
  | ({ readonly want: 'daily' } & Newcomer)
  /** The guest's own seat, after a reload, a lost connection, or from another device. */
  | ({ readonly want: 'back'; readonly code: string } & Asking);

/** Asks what is played at the table with this code and who is there, before anybody sits down. */
export interface LookRequest extends Asking {
  readonly want: 'look';
  readonly code: string;
}

/** Any request to the entry endpoint. */
export type EntryCall = EntryRequest | LookRequest;

/** A table as anybody who knows its code may see it, without its cards. */
export interface TableLook {
  readonly code: string;
  /** The canonical text of the rules. */
  readonly rules: string;
  readonly pace: PaceName;
  readonly seats: readonly (Pick<SeatInfo, 'name' | 'kind'> & Partial<Pick<SeatInfo, 'avatar'>>)[];
  /** Why nobody can sit down now; null if somebody can. */
  readonly closed: Refusal | null;
  /** Whether the guest has a seat there to come back to. */
  readonly isYours: boolean;
  /** Whether guests without a seat may watch. */
  readonly spectators: boolean;
  /** Whether the game is adjourned until its people are back. */
  readonly adjourned: boolean;
}

/** A seat held for a few seconds, until the client takes it by opening a socket. */
export interface Reservation {
  readonly name: string;
  readonly roomId: string;
  readonly processId: string;
  readonly sessionId: string;
  /** The code of the table. With the guest's token it allows them to come back after any disconnection. */
  readonly code: string;
}

/** The reply to an entry request: a seat, a look, or the guest's identity. */
export type EntryReply<Given extends Reservation | TableLook | GuestReply = Reservation | TableLook> =
  | { readonly ok: true; readonly value: Given }
  /** `reason` is a `Refusal`. */
  | { readonly ok: false; readonly reason: string };

/** The codes with which the server closes a socket for good. */
export const CLOSE_CODES = {
  /** The table failed. */
  tableFailed: 4100,
  /** Everybody has left the table. */
  tableEmpty: 4101,
  /** The same person has connected by another socket. */
  takenOver: 4102,
  /** The seat now belongs to somebody else; the client may reconnect to watch. */
  seatLost: 4103,
  /** The last change could not be stored and did not take effect; the client should reconnect. */
  notKept: 4104,
  /** Everybody has agreed to go on another day. */
  adjourned: 4105,
  /** Nobody came to a person who waited: the table sleeps until somebody comes by its code. */
  unused: 4106,
} as const;

/** The close code for a join that the table refuses. The message is the refusal. */
export const JOIN_REFUSED = 4200;
