import type { GameEvent, PlayerView, Result, RuleSet, Seat, SeatAction, Viewer } from '#engine';
import type { Refusal, Said } from './messages.ts';

/** How fast the persons at a table play: without a clock, at the usual pace, or fast. How long that is, the table knows. */
export const PACE_NAMES = ['none', 'usual', 'fast'] as const;
export type PaceName = (typeof PACE_NAMES)[number];

/** Where a table is: people gather, a game runs, or its standing is shown and a rematch may be had. */
export const STAGES = ['waiting', 'playing', 'over'] as const;
export type Stage = (typeof STAGES)[number];

/** Who sits at a place. */
export interface SeatInfo {
  /** Empty when nobody sits there yet. */
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'empty';
  /** A person's socket is there; always true for bots. */
  readonly connected: boolean;
  /** A bot plays for an absent person until the person is back. */
  readonly standIn: boolean;
  /** Has pressed Next (between deals) or Rematch (after the game). */
  readonly ready: boolean;
  /** Wants to stop here and go on another day. */
  readonly adjourns: boolean;
}

/** The running clock. Times in ms. */
export interface ClockView {
  /**
   * The seat that must act. -1: everybody's, of the pause between deals, or while the game has a `window`, of all who may
   * still answer there; the turn that a window interrupts stands still meanwhile, and then has the time it had left.
   */
  readonly seat: number;
  /** Time left when this was sent; of a turn, with what its seat has in reserve. */
  readonly left: number;
  readonly total: number;
  /** Counts the table's clocks: two views with the same `run` show the same clock. */
  readonly run: number;
}

/** A whole table as one viewer may see it. */
export interface TableView {
  readonly stage: Stage;
  /** The short code to join by. */
  readonly code: string;
  readonly isPrivate: boolean;
  /** Anybody who knows the code may watch. */
  readonly spectators: boolean;
  /** Bots fill empty seats when a game begins; who leaves a game under way is followed by a bot anyway. */
  readonly bots: boolean;
  /** What is played here, also while people gather. */
  readonly rules: RuleSet;
  readonly pace: PaceName;
  readonly seats: readonly SeatInfo[];
  readonly viewer: Viewer;
  /** It rests, in the pause between two deals, until all its people are back or somebody asks to go on. */
  readonly adjourned: boolean;
  readonly clock: ClockView | null;
  /** What was done for the viewer while a bot stood in, as everybody saw it: since the viewer is back, until `back` is asked for. */
  readonly away: readonly GameEvent[];
  /** Null while people gather, and only then. */
  readonly game: PlayerView | null;
}

/**
 * A change of the table. `story` tells how it came about, as this viewer may know it; null means that nothing is to be
 * animated: a first look, a return, a rebuilt table.
 */
export interface TableUpdate {
  readonly table: TableView;
  readonly story: readonly GameEvent[] | null;
}

/** What the page holds of a table, near or far: the same for a room on the server and for practice in the page. */
export interface TableConnection {
  /** Calls back at once with the present table, then on every change. Returns the way to stop. */
  subscribe(listener: (update: TableUpdate) => void): () => void;
  act(at: number, action: SeatAction): Promise<Result<null, Refusal>>;
  next(): Promise<Result<null, Refusal>>;
  rematch(): Promise<Result<null, Refusal>>;
  /** Begin a private table now, bots in its empty seats. */
  start(): Promise<Result<null, Refusal>>;
  /** Take the seat back from the bot that stands in after turns missed; where none does, what one did is known now. */
  back(): Promise<Result<null, Refusal>>;
  /** Give the seat up for good. */
  leave(): void;
  /** What can be done with the other people there; absent where one plays alone with bots. */
  readonly company?: TableCompany;
  /** How long the bots take; absent where their pauses are other people's too. */
  readonly bots?: BotPace;
}

/** How long bots take before each action, so that one can follow them. */
export const BOT_SPEEDS = ['normal', 'fast'] as const;
export type BotSpeed = (typeof BOT_SPEEDS)[number];

/** What who plays alone with bots may ask of them. */
export interface BotPace {
  set(speed: BotSpeed): void;
  /** They play on at once until something is asked of the viewer, or the deal is over. */
  hurry(): void;
}

/** What people at a table can do together beside playing. */
export interface TableCompany {
  /** Wish to stop here and go on another day, or no longer. */
  adjourn(): Promise<Result<null, Refusal>>;
  /** Go on without waiting for those who are not back yet. */
  resume(): Promise<Result<null, Refusal>>;
  /** Go home from a table that rests, and keep the seat. */
  goAway(): void;
  /** @param phrase the number of one of `SAYINGS` */
  say(phrase: number): Promise<Result<null, Refusal>>;
  /** Never again be seated with this player at a public table; or, switched off, be so again. */
  block(seat: Seat, on: boolean): Promise<Result<null, Refusal>>;
  /** Calls back whenever somebody says something, oneself too. Returns the way to stop. */
  onSaid(listener: (said: Said) => void): () => void;
}
