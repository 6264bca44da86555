import type { Illegal, Seat, SeatAction } from '#engine';

/** Raised whenever an older client could misread a newer server; such a client is asked to reload. */
export const PROTOCOL_VERSION = 6;

/** The one kind of room there is. */
export const ROOM = 'table';

/** What a client may ask of its table. Every one is a request with a reply. */
export interface Requests {
  /** Answer decision `at` with an action. */
  readonly act: { readonly at: number; readonly action: SeatAction };
  /** Ready for the next deal. */
  readonly next: Record<string, never>;
  /** Ready for another game with the same people. */
  readonly rematch: Record<string, never>;
  /** Fill the empty seats of a private table with bots and begin. */
  readonly start: Record<string, never>;
  /** Take the seat back from the bot that stands in; where none does, what one did is known now. */
  readonly back: Record<string, never>;
  /** Stop here, in the pause between deals, and go on another day: happens when all who are present have asked. Asked again, it is taken back. */
  readonly adjourn: Record<string, never>;
  /** Go on without waiting for those who are not back yet. */
  readonly resume: Record<string, never>;
  /** Say one of `SAYINGS`, by its number, so that everybody at the table hears it. */
  readonly say: { readonly phrase: number };
  /** Never again be seated at a public table with whoever sits there; or, switched off, be so again. Nobody is told. */
  readonly block: { readonly seat: Seat; readonly on: boolean };
}

/** The message by which everybody at a table hears what is said. */
export const SAID = 'said';

/** Somebody at the table has said one of `SAYINGS`. */
export interface Said {
  readonly seat: Seat;
  readonly phrase: number;
}

/** Refusals that are no rule of the game's. */
export const REFUSALS = [
  'badMessage', // not of the message's shape, or too large
  'stale', // answers a decision already taken
  'notSeated', // a spectator cannot play
  'notPlaying', // no game is under way
  'alreadyPlaying',
  'gameOver', // its players may begin another; until then nobody new sits down
  'tableFull',
  'notFull', // a table without bots begins when people sit in all its seats
  'noSpectators', // the host wants nobody to watch
  'nobodyThere', // no other person sits in this seat
  'noSuchTable',
  'badToken', // no token of this server: a page gets itself a new one
  'noSuchGuest', // nobody has this recovery code
  'badName',
  'badRules', // a rule code that cannot be read, or rules that do not go together
  'badSeats', // these rules are not for so many
  'oldVersion',
  'tooFast',
  'offline',
  'tableClosed', // the table failed and closed; its record is kept
] as const;

export type Refusal = (typeof REFUSALS)[number] | Illegal;

/** Why nobody new can sit down at a table now; at another, or later, they may. */
const CLOSINGS = ['alreadyPlaying', 'gameOver', 'tableFull'] as const satisfies readonly Refusal[];

export type CloseReason = (typeof CLOSINGS)[number];

/** Is it the table that is closed, whoever asks. */
export const isClosing = (reason: unknown): reason is CloseReason => CLOSINGS.some((closing) => closing === reason);
