import type { SchemaValue } from '#engine';
import type { Refusal } from './messages.ts';
import type {
  entryCallSchema,
  guestRequestSchema,
  hostOptionsSchema,
  matchOptionsSchema,
  tableRequestSchema,
} from './schemas.ts';
import type { PaceName, SeatInfo, Stage } from './tableView.ts';

/** Where a page asks for a seat or a look at a table: a POST of an `EntryCall`, answered with an `EntryReply`. */
export const ENTRY_PATH = '/tables';

/** The number of avatars that people choose from. An avatar is a number below it. Each page has pictures of its own. */
export const AVATAR_COUNT = 24;

/** Whether this is the number of an avatar that people can choose. */
export const isAvatar = (found: unknown): found is number =>
  Number.isInteger(found) && Number(found) >= 0 && Number(found) < AVATAR_COUNT;

/** Any request to the entry endpoint: one of the five ways to join a table, or a look at one. */
export type EntryCall = SchemaValue<typeof entryCallSchema>;

/** Asks what is played at the table with this code and who is there, before anybody sits down. */
export type TableInfoRequest = Extract<EntryCall, { readonly want: 'look' }>;

export type EntryRequest = Exclude<EntryCall, TableInfoRequest>;

/** The properties of a table to open or to look for. */
export type TableRequest = SchemaValue<typeof tableRequestSchema>;

/** A further choice of a quick match. */
export type MatchOptions = SchemaValue<typeof matchOptionsSchema>;

/** Further choices of a private table's host. */
export type HostOptions = SchemaValue<typeof hostOptionsSchema>;

/** A table as anybody who knows its code may see it, without its cards. */
export interface TableInfo {
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
export type EntryReply<Given extends Reservation | TableInfo | GuestReply = Reservation | TableInfo> =
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

/** Where a page identifies its guest: a POST of a `GuestRequest`, answered with an `EntryReply` of a `GuestReply`. */
export const GUESTS_PATH = '/guests';

/**
 * A guest is known by a token: a random number signed by the server, with nothing personal in it. A device gets a token
 * with its first game; a recovery code makes another device the same guest.
 */
export type GuestRequest = SchemaValue<typeof guestRequestSchema>;

export interface GuestToken {
  readonly token: string;
}

/** The guest who has a recovery code, with what the server knows of them. */
export interface RecoveredGuest extends GuestToken {
  readonly known: KnownGuest;
}

/** The facts about a guest that another device needs to show the same home screen. */
export interface KnownGuest {
  /** The name at a running table, or in the latest stored game; null if there is none. */
  readonly name: string | null;
  /** The avatar at a running table; null if there is none, or none was chosen. */
  readonly avatar: number | null;
  /** The tables that have not ended at which the guest has a seat, at most 20. */
  readonly tables: readonly KnownTable[];
}

export interface KnownTable {
  readonly code: string;
  /** The code of its rules. */
  readonly rules: string;
  /** The names of the other people there. */
  readonly names: readonly string[];
}

export interface RecoveryCode {
  readonly recoveryCode: string;
}

export type GuestReply = GuestToken | RecoveredGuest | RecoveryCode;

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
