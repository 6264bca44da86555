import type { GameEvent, PlayerView, Random, RuleSet, Seat, SeatAction } from '#engine';
import type { LevelName, PaceName, Saying } from '#protocol';
import type { RatedPair, TableLog } from './log.ts';
import type { Skeleton } from './names.ts';
import type { TablePace } from './paces.ts';

/** A clock in milliseconds. */
export interface Clock {
  now(): number;
}

/** Returns 256 fresh random bits as 64 hex digits, from the host's best source. */
export type Entropy = () => string;

/** The use of a secret at a table: the draw for the first dealer, the bots' choices, or the deal with this number. */
export type SecretUse = 'opening' | 'bots' | number;

/**
 * Returns a secret of 256 bits as 64 hex digits: fresh from the host's entropy, but at the table of a daily deal the
 * day's own for this use.
 */
export type Secrets = (use: SecretUse) => string;

/** Chooses a legal action for a bot's seat from that seat's view, as a bot of this level would. */
export type Think = (view: PlayerView, random: Random, level: LevelName) => SeatAction;

/** Everything that a bot's choice depends on. Plain data that may cross to another thread. */
export interface BotRequest {
  /** The seat's view. */
  readonly view: PlayerView;
  readonly level: LevelName;
  /** 64 hex digits for `randomOf`, fresh for each decision. */
  readonly seed: string;
}

/**
 * Chooses elsewhere while the table goes on, and calls `answer` once, at any time: with the choice, or with null if it
 * gave up. The table drops the answer if the seat has a new decision by then, or is no longer played by a bot. The host
 * must then look at `Table.due` again.
 */
export type BotWorker = (request: BotRequest, answer: (choice: SeatAction | null) => void) => void;

export interface TableSetup {
  /** 128 random bits as hex: the table's permanent id. */
  readonly id: string;
  /** The code people type to join. */
  readonly code: string;
  /** Whether the table waits for `start` or a full table instead of filling up with bots automatically. */
  readonly isPrivate: boolean;
  /** Whether anybody who knows the code may watch; true by default. The host turns others away. */
  readonly spectators?: boolean;
  /**
   * Whether bots fill empty seats when a game begins; true by default. People who leave mid-game are always replaced by
   * bots.
   */
  readonly bots?: boolean;
  /** Whether the page may suggest moves to the players; true by default. */
  readonly hints?: boolean;
  /** Whether a game counts for ratings if at least two people sit there when it begins; false by default. */
  readonly isRated?: boolean;
  /**
   * The level of the bot that takes each seat, in order of the seats. Where absent, it is Steady at a private table,
   * and at any other the median of what its people chose last.
   */
  readonly levels?: readonly LevelName[];
  /**
   * Whether this is one person's table for a daily deal; false by default. Bots take the other seats as soon as that
   * person sits down, nobody else ever can, and there is no rematch.
   */
  readonly isDaily?: boolean;
  readonly rules: RuleSet;
  /**
   * Whether other rules took the place of those that the table began with, because this version no longer plays them. A
   * deal in progress is then cancelled; false by default.
   */
  readonly isRulesChanged?: boolean;
  readonly seats: number;
  readonly paceName: PaceName;
  readonly pace: TablePace;
}

/** A person who wants to sit down. */
export interface Arrival {
  /** The host's id of the person. */
  readonly id: string;
  readonly name: string;
  /** Whether this is their first game, in which they have twice the time. */
  readonly isNew?: boolean;
  /** The level of bots that they chose last; Steady by default. Nobody else at the table sees it. */
  readonly level?: LevelName;
  /** The number of the avatar that they chose, below `AVATAR_COUNT`; one for their seat by default. */
  readonly avatar?: number;
  /** Whether they chose this table themselves, by its code. They are not rated; only those who were matched are. */
  readonly byCode?: boolean;
  /** Whether they have seen nothing of the current deal, so that a bot's hand in it may become theirs. */
  readonly isStranger?: boolean;
  /** Whether others look for a game just now: a quick match then waits longer for them. */
  readonly isAmongOthers?: boolean;
}

/** The matched people who begin a game, by seat. */
export type RatedSeats = readonly { readonly seat: Seat; readonly player: string }[];

/** The services a table needs from its host: a server, a page or a test. */
export interface TableHost {
  /** Measures durations, from any fixed moment. Nobody can set it, and its times mean nothing to another process. */
  readonly clock: Clock;
  /**
   * The time since 1970, for log entries alone: it may be set at any time, in either direction. By default the clock.
   */
  readonly calendar?: Clock | undefined;
  readonly secrets: Secrets;
  readonly log: TableLog;
  /** Chooses at once. If there is a worker, only in place of a choice that did not come in time or is illegal. */
  readonly think: Think;
  /** The levels that it has, all by default. A bot that was to have another is Steady, and says so. */
  readonly levels?: readonly LevelName[] | undefined;
  readonly thinker?: BotWorker | undefined;
  /** Pairs the people who are rated against each other in a game that begins now; by default each with each. */
  readonly pair?: ((people: RatedSeats) => readonly RatedPair[]) | undefined;
  /** Called whenever `think` took the place of the worker. */
  readonly onFallback?: (() => void) | undefined;
  /** Called when the bot in this seat says something. Without it, bots are silent. */
  readonly onSaid?: ((seat: Seat, saying: Saying) => void) | undefined;
  /** Finds names that look alike and need a number; by default only equal names do. */
  readonly skeleton?: Skeleton | undefined;
}

/** A change of the table: the game events, hidden cards included; empty if only the seats changed. */
export interface OutboxEntry {
  readonly events: readonly GameEvent[];
}
