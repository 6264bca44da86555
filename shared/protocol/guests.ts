import type { Shaped } from '#engine';
import type { guestRequestShape } from './entryShapes.ts';

/** Where a page identifies its guest: a POST of a `GuestRequest`, answered with an `EntryReply` of a `GuestReply`. */
export const GUESTS_PATH = '/guests';

/**
 * A guest is known by a token: a random number signed by the server, with nothing personal in it. A device gets a token
 * with its first game; a recovery code makes another device the same guest.
 */
export type GuestRequest = Shaped<typeof guestRequestShape>;

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
