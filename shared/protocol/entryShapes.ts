import * as v from 'valibot';
import { integerIn, MAX_SEATS } from '#engine';
import { LEVEL_NAMES, PACE_NAMES } from './tableView.ts';

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
   * The number of the avatar that they chose, below `AVATARS`. Without it, or with one of a later version, the avatar
   * follows from their seat.
   */
  avatar: v.exactOptional(v.pipe(v.number(), v.safeInteger())),
};

export const tableWishShape = v.strictObject({
  /** The rules as a code, in any form that `readRuleCode` reads. The size of the whole request is limited before. */
  rules: v.string(),
  seats: integerIn(1, MAX_SEATS),
  pace: v.picklist(PACE_NAMES),
});

export const matchWishShape = v.strictObject({
  /**
   * Whether another table of the game will do if none as wished has people: with another number of deals or seats, or
   * another pace. False by default.
   */
  orNear: v.exactOptional(v.boolean()),
});

export const hostWishShape = v.strictObject({
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
export const entryCallShape = v.variant('want', [
  /**
   * Any table with these rules, number of seats and pace: one with people if possible, else a new one that bots will
   * fill.
   */
  v.strictObject({ want: v.literal('quick'), ...newcomer, ...tableWishShape.entries, ...matchWishShape.entries }),
  /** A new table that can be found only by its code. */
  v.strictObject({ want: v.literal('private'), ...newcomer, ...tableWishShape.entries, ...hostWishShape.entries }),
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
export const guestRequestShape = v.variant('want', [
  /** A token for a new guest. */
  v.strictObject({ want: v.literal('token'), version: asking.version }),
  /** A new code to write down. It invalidates the previous one. */
  v.strictObject({ want: v.literal('recoveryCode'), ...asking }),
  /** The token of the guest who has this recovery code. */
  v.strictObject({ want: v.literal('recover'), version: asking.version, recoveryCode: code }),
]);

/** The part of such a body that every version has. */
export const versionedShape = v.object({ version: asking.version });
