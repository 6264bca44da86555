import type { Result, Seat, SeatAction } from '#engine';
import type { BotSpeed, DealRecord, LevelName, Refusal, Saying, TableUpdate } from '#protocol';

/** The player's name and avatar, the rules and the number of seats. */
export interface PracticeOptions {
  readonly name: string;
  /** The rules as `printRules` wrote them. */
  readonly rules: string;
  readonly seats: number;
  /** The level of each seat's bot, in order of the seats; Steady where absent. */
  readonly levels?: readonly LevelName[];
  /** The number of the avatar that the player chose. */
  readonly avatar?: number;
  /** Whether the first deal is that of the lesson. */
  readonly isLesson?: boolean;
}

/** A request of the page to its table, as on the wire to a server. */
export type PracticeRequest =
  | { readonly kind: 'act'; readonly at: number; readonly action: SeatAction }
  | { readonly kind: 'next' }
  | { readonly kind: 'rematch' }
  | { readonly kind: 'back' }
  | { readonly kind: 'record'; readonly deal: number }
  /** Asks for the finished deals of the game as one record. */
  | { readonly kind: 'game' }
  /** Lets bots play without pauses until the player is to act. */
  | { readonly kind: 'hurry' }
  /** Lets the bot move that waits in the lesson until the player has read what it is about to do. */
  | { readonly kind: 'watch' };

/** The answer to a request: a deal for `record`, the text of a record for `game`, else nothing. */
export type PracticeReply = Result<DealRecord | string | null, Refusal>;

/** The first message: a new game, or the one saved on this device. */
export type TableStart = { readonly type: 'open'; readonly options: PracticeOptions } | { readonly type: 'goOn' };

/**
 * A message from the page to the worker. The opening comes first and only once; each request is answered with its `id`.
 */
export type ToWorker =
  | TableStart
  /** How fast bots play from now on. */
  | { readonly type: 'pace'; readonly bots: BotSpeed }
  /** Whether the lesson leads the player: bots and moves wait for its steps. */
  | { readonly type: 'lead'; readonly leads: boolean }
  | { readonly type: 'request'; readonly id: number; readonly request: PracticeRequest };

/**
 * A message from the worker to the page. An update caused by a request comes before its reply. `forgotten`: there is no
 * game to resume. `takenOver`: another tab has opened the game, or a new one, and this one is not saved any more.
 * `lesson`: the game is that of the lesson; said before its first update.
 */
export type FromWorker =
  | { readonly type: 'forgotten' }
  | { readonly type: 'takenOver' }
  | { readonly type: 'lesson' }
  | { readonly type: 'update'; readonly update: TableUpdate }
  | { readonly type: 'said'; readonly seat: Seat; readonly saying: Saying }
  | { readonly type: 'reply'; readonly id: number; readonly result: PracticeReply };
