import * as v from 'valibot';
import { integerIn, type Shaped, seatActionShape } from '#engine';
import { SAYINGS } from './sayings.ts';

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
  act: v.strictObject({ at: integerIn(0, 0xffff_ffff), action: seatActionShape }),
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

export type Requests = { readonly [Name in keyof typeof REQUESTS]: Shaped<(typeof REQUESTS)[Name]> };
