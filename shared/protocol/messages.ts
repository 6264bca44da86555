import type { Illegal, Seat } from '#engine';

/** Raised whenever an older client could misread a newer server. Such a client is asked to reload. */
export const PROTOCOL_VERSION = 1;

/** The only kind of room. */
export const ROOM = 'table';

/** A finished deal of the current game, with all its cards, as everybody who sat there may see it afterwards. */
export interface DealRecord {
  /** A record (`shared/record`) of this deal alone, from the cards as they were dealt to its result. */
  readonly text: string;
  /** The indexes of those of its steps that a seat made without its person: by a bot or by the clock. */
  readonly automatic: readonly number[];
  /** The people who took over a bot's hand during the deal, in order. */
  readonly taken: readonly TakenHand[];
}

/** A bot's hand that became a person's in mid-deal. */
export interface TakenHand {
  readonly seat: Seat;
  /** The person's name at the table. */
  readonly name: string;
  /** The number of steps of the record before that. */
  readonly after: number;
}

/**
 * The message that tells a client without a seat which bot's seat it has booked: the number of the seat, or -1. Sent
 * when that changes, and when somebody who has booked comes back. Once the seat is a person's, it is this client's: it
 * comes back (`want: 'back'`) to have the view of it.
 */
export const BOOKED = 'booked';

/** The message that carries a saying to everybody at a table. */
export const SAID = 'said';

/** One of `SAYINGS`, said by somebody at the table. */
export interface Said {
  readonly seat: Seat;
  readonly phrase: number;
}

/** Refusals that have nothing to do with the rules of the game. */
export const REFUSALS = [
  'badMessage', // wrong shape, or too large
  'stale', // answers a decision that has passed
  'notSeated', // a spectator cannot play
  'notPlaying', // no game is under way
  'alreadyPlaying',
  'gameOver', // its players may start a rematch; until then nobody new may sit down
  'tableFull',
  'notFull', // a table without bots begins once people sit in all its seats
  'hostStarts', // the first of the people who are there starts a private table
  'noSpectators', // the host allows no spectators
  'nobodyThere', // no other person sits in this seat
  'noSuchTable',
  'badToken', // not signed by this server: the page asks for a new one
  'noSuchGuest', // nobody has this recovery code
  'badName',
  'badRules', // an unreadable rule code, or rules that conflict
  'badSeats', // these rules do not allow that many seats
  'oldVersion',
  'tooFast',
  'serverFull', // it has no place for another table
  'tooManyTables', // of this guest, or of their address
  'lessonWaits', // in practice only: the lesson waits for another move
  'offline',
  'noSockets', // found by the page: the server answers requests, but no socket opens
  'tableClosed', // the table failed and closed; its record is kept
  'newerTable', // a newer version of the server wrote this table; it is kept for that version
] as const;

export type Refusal = (typeof REFUSALS)[number] | Illegal;

/** Refusals because nobody new can sit down at this table now. Another table, or a later moment, may do. */
const CLOSE_REASONS = ['alreadyPlaying', 'gameOver', 'tableFull'] as const satisfies readonly Refusal[];

export type CloseReason = (typeof CLOSE_REASONS)[number];

/** Whether a refusal is about the table being closed to everybody. */
export const isClosing = (reason: unknown): reason is CloseReason =>
  CLOSE_REASONS.some((closing) => closing === reason);

/** The phrases that can be said at a table. Each page words them in its own language. */
export const PHRASES = [
  'hello',
  'goodLuck',
  'wellPlayed',
  'niceSwap',
  'thanks',
  'sorry',
  'oops',
  'oneMoment',
  'takeYourTime',
  'yourTurn',
  'goodGame',
  'another',
] as const;

/** Those that make sense before the game. */
export const WAITING_PHRASES = [
  'hello',
  'goodLuck',
  'thanks',
  'sorry',
  'oneMoment',
  'takeYourTime',
] as const satisfies readonly (typeof PHRASES)[number][];

/** The emotes that can be sent. */
export const EMOTES = ['smile', 'laugh', 'surprise', 'sad', 'thumbsUp', 'heart'] as const;

/** Everything that can be said; there is no free text. The index is the number on the wire, so append only. */
export const SAYINGS = [...PHRASES, ...EMOTES] as const;

export type Saying = (typeof SAYINGS)[number];
