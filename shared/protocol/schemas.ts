import * as v from 'valibot';
import { integerIn, MAX_SEATS, type SchemaValue, seatActionSchema } from '#engine';
import { SAYINGS } from './messages.ts';
import { LEVEL_NAMES, PACE_NAMES } from './tableView.ts';

/** The schemas of all messages from clients. Separate, so that the first screen of the page needs no Valibot. */

/** The code of a table, or a recovery code. */
const code = v.pipe(v.string(), v.maxLength(64));

const asking = {
  /** `PROTOCOL_VERSION` of the client. */
  version: v.pipe(v.number(), v.safeInteger()),
  /** The token by which the server knows a guest on any of their devices. Ours have about 120 characters. */
  token: v.pipe(v.string(), v.maxLength(512)),
};

/** A person who wants to play. */
const newcomer = {
  ...asking,
  /** Not limited here, because a name that is too long is `badName`, not `badMessage`. */
  name: v.string(),
  /** Set by people who say that they have never played on the clock: they have twice the time in their first game. */
  isNew: v.exactOptional(v.boolean()),
  /**
   * The level of bots that they chose last; Steady by default, and where a page of a later version has one that this
   * version does not know. Bots that fill a public table have the median of its people's. Nobody else sees it.
   */
  level: v.exactOptional(v.fallback(v.picklist(LEVEL_NAMES), 'steady')),
  /**
   * The number of the avatar that they chose, below `AVATAR_COUNT`. Without it, or with one of a later version, the
   * avatar follows from their seat.
   */
  avatar: v.exactOptional(v.pipe(v.number(), v.safeInteger())),
};

export const tableRequestSchema = v.strictObject({
  /** The rules as a code, in any form that `readRuleCode` reads. The size of the whole request is limited before. */
  rules: v.string(),
  seats: integerIn(1, MAX_SEATS),
  pace: v.picklist(PACE_NAMES),
});

export const matchOptionsSchema = v.strictObject({
  /**
   * Whether another table of the game will do if none as wished has people: with another number of deals or seats, or
   * another pace. False by default.
   */
  orNear: v.exactOptional(v.boolean()),
});

export const hostOptionsSchema = v.strictObject({
  /** Whether anybody who knows the code may watch; true by default. */
  spectators: v.exactOptional(v.boolean()),
  /** Whether bots may take empty seats when the game begins; true by default. */
  bots: v.exactOptional(v.boolean()),
  /** Whether the page may suggest moves to the players; true by default. */
  hints: v.exactOptional(v.boolean()),
  /** The level of the bot that takes each seat, in order of the seats; Steady by default. */
  levels: v.exactOptional(v.pipe(v.array(v.picklist(LEVEL_NAMES)), v.maxLength(MAX_SEATS))),
});

/** The body of a request to the entry endpoint. */
export const entryCallSchema = v.variant('want', [
  /**
   * Any table with these rules, number of seats and pace: one with people if possible, else a new one that bots will
   * fill.
   */
  v.strictObject({
    want: v.literal('quick'),
    ...newcomer,
    ...tableRequestSchema.entries,
    ...matchOptionsSchema.entries,
  }),
  /** A new table that can be found only by its code. */
  v.strictObject({
    want: v.literal('private'),
    ...newcomer,
    ...tableRequestSchema.entries,
    ...hostOptionsSchema.entries,
  }),
  /** The table with this code, to play or to watch. */
  v.strictObject({ want: v.literal('code'), ...newcomer, code, spectate: v.boolean() }),
  /** The guest's own table for today's daily deal, a new one if they have none. `gameOver` once they have played it. */
  v.strictObject({ want: v.literal('daily'), ...newcomer }),
  /** The guest's own seat, after a reload, a lost connection, or from another device. */
  v.strictObject({ want: v.literal('back'), ...asking, code }),
  /** A look at the table with this code: the game and the people, before anybody sits down. */
  v.strictObject({ want: v.literal('look'), ...asking, code }),
]);

/** The body of a request to the guests' endpoint. */
export const guestRequestSchema = v.variant('want', [
  /** A token for a new guest. */
  v.strictObject({ want: v.literal('token'), version: asking.version }),
  /** A new code to write down. It invalidates the previous one. */
  v.strictObject({ want: v.literal('recoveryCode'), ...asking }),
  /** The token of the guest who has this recovery code. */
  v.strictObject({ want: v.literal('recover'), version: asking.version, recoveryCode: code }),
]);

/** The part of such a body that every version has. */
export const versionedSchema = v.object({ version: asking.version });

const nothing = v.custom<Record<string, never>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0,
);
/** Whether somebody sits there is for the table to decide. */
const seat = integerIn(0, 255);
/** The number of a deal. */
const deal = integerIn(1, 0xffff);

/** A client's requests to its table, exact and bounded. Each has a reply. */
export const REQUESTS = {
  /** Acts, in answer to decision `at`. */
  act: v.strictObject({ at: integerIn(0, 0xffff_ffff), action: seatActionSchema }),
  /** Says that the seat is ready for the next deal. */
  next: nothing,
  /** Says that the seat is ready for another game with the same people. */
  rematch: nothing,
  /** Fills the empty seats with bots and begins. At a private table, only its host may. */
  start: nothing,
  /** A sign of life: the player has touched the page, or pressed a key, while the table waited for them. */
  sign: nothing,
  /** Lets a bot stand in for somebody who is silent (`TableView.silent`). */
  standIn: v.strictObject({ seat }),
  /** Takes the seat back from the stand-in. If there is none, confirms that the person has seen what one did. */
  back: nothing,
  /**
   * Asks, between two deals, to go on another day; a second request withdraws it. Takes effect once everybody present
   * has asked; in a rated game, once all people who have not left have.
   */
  adjourn: nothing,
  /** Resumes without waiting for those who are not back yet. */
  resume: nothing,
  /** Says one of `SAYINGS`, by its number, to everybody at the table. */
  say: v.strictObject({ phrase: integerIn(0, SAYINGS.length - 1) }),
  /**
   * Blocks the person in a seat, or unblocks them if `on` is false. The two are not seated together at a public table.
   * Nobody is told.
   */
  block: v.strictObject({ seat, on: v.boolean() }),
  /**
   * For a client without a seat: books a bot's seat from the next deal on, or gives it up if `on` is false. Answered,
   * besides, with `BOOKED`.
   */
  book: v.strictObject({ on: v.boolean() }),
  /** Adds 32 random hex digits to the next deal (`TableView.fair`). */
  share: v.strictObject({ deal, share: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)) }),
  /** Asks for a finished deal of the current game; answered with a `DealRecord`, or `notNow` if none is kept. */
  record: v.strictObject({ deal }),
} as const satisfies Readonly<Record<string, v.GenericSchema>>;

export type Requests = { readonly [Name in keyof typeof REQUESTS]: SchemaValue<(typeof REQUESTS)[Name]> };
