import type { Shaped } from '#engine';
import type { entryCallShape, hostWishShape, matchWishShape, tableWishShape } from './entryShapes.ts';
import type { GuestReply } from './guests.ts';
import type { Refusal } from './messages.ts';
import type { PaceName, SeatInfo } from './tableView.ts';

/** Where a page asks for a seat or a look at a table: a POST of an `EntryCall`, answered with an `EntryReply`. */
export const ENTRY_PATH = '/tables';

/** The number of avatars that people choose from. An avatar is a number below it. Each page has pictures of its own. */
export const AVATARS = 24;

/** Whether this is the number of an avatar that people can choose. */
export const isAvatar = (found: unknown): found is number =>
  Number.isInteger(found) && Number(found) >= 0 && Number(found) < AVATARS;

/** Any request to the entry endpoint: one of the five ways to join a table, or a look at one. */
export type EntryCall = Shaped<typeof entryCallShape>;

/** Asks what is played at the table with this code and who is there, before anybody sits down. */
export type LookRequest = Extract<EntryCall, { readonly want: 'look' }>;

export type EntryRequest = Exclude<EntryCall, LookRequest>;

/** The properties of a table to open or to look for. */
export type TableWish = Shaped<typeof tableWishShape>;

/** A further choice of a quick match. */
export type MatchWish = Shaped<typeof matchWishShape>;

/** Further choices of a private table's host. */
export type HostWish = Shaped<typeof hostWishShape>;

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
