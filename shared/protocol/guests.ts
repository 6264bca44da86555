/** Where a page identifies its guest: a POST of a `GuestRequest`, answered with an `EntryReply` of a `GuestReply`. */
export const GUESTS_PATH = '/guests';

/**
 * A guest is known by a token: a random number signed by the server, with nothing personal in it. A device gets a token
 * with its first game; a recovery code makes another device the same guest.
 */
export type GuestRequest =
  /** A token for a new guest. */
  | { readonly want: 'token'; readonly version: number }
  /** A new code to write down. It invalidates the previous one. */
  | { readonly want: 'recoveryCode'; readonly version: number; readonly token: string }
  /** The token of the guest who has this recovery code. */
  | { readonly want: 'recover'; readonly version: number; readonly recoveryCode: string };

export interface GuestToken {
  readonly token: string;
}

export interface RecoveryCode {
  readonly recoveryCode: string;
}

export type GuestReply = GuestToken | RecoveryCode;
