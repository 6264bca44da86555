/** Where a page asks who it is: a POST of a `GuestRequest`, answered with a `EntryReply` of a `GuestReply`. */
export const GUESTS_PATH = '/guests';

/**
 * A guest is whom the server knows by a token: a random number with the server’s signature, and nothing personal. A device
 * has one from its first game on; a recovery code makes another device the same guest.
 */
export type GuestRequest =
  /** Somebody who has not been here. */
  | { readonly want: 'token'; readonly version: number }
  /** A code to write down; the one before, if there was one, is worth nothing from now on. */
  | { readonly want: 'recoveryCode'; readonly version: number; readonly token: string }
  /** The token of the guest who wrote this code down. */
  | { readonly want: 'recover'; readonly version: number; readonly recoveryCode: string };

export interface GuestToken {
  readonly token: string;
}

export interface RecoveryCode {
  readonly recoveryCode: string;
}

export type GuestReply = GuestToken | RecoveryCode;
