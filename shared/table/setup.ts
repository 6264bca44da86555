import type { GameEvent, PlayerView, Random, RuleSet, SeatAction } from '#engine';
import type { PaceName } from '#protocol';
import type { TableLog } from './log.ts';
import type { Skeleton } from './names.ts';
import type { TablePace } from './paces.ts';

/** Milliseconds from any fixed moment; a table compares them with each other only. */
export interface Clock {
  now(): number;
}

/** 256 fresh random bits as 64 hex digits, from the host's best source. */
export type Entropy = () => string;

/** How a bot chooses: one action of a seat, from what that seat may know. Must be legal. */
export type Think = (view: PlayerView, random: Random) => SeatAction;

export interface TableSetup {
  /** 128 random bits as hex: names the table for ever. */
  readonly id: string;
  /** What people type to come here. */
  readonly code: string;
  /** Waits for `start` or a full table instead of filling up with bots by itself. */
  readonly isPrivate: boolean;
  /** Whoever knows the code may watch, unless told; the host keeps others out. */
  readonly spectators?: boolean;
  /** Bots fill its empty seats when a game begins, unless told. Who leaves a game under way is followed by one anyway. */
  readonly bots?: boolean;
  readonly rules: RuleSet;
  readonly seats: number;
  readonly paceName: PaceName;
  readonly pace: TablePace;
}

/** Somebody who wants to sit down. */
export interface Arrival {
  /** The host's own word for them. */
  readonly id: string;
  readonly name: string;
  /** This is their first game: they have twice the time in it. */
  readonly isNew?: boolean;
}

/** What a table needs from wherever it runs: a server, a page, a test. */
export interface TableHost {
  readonly clock: Clock;
  readonly entropy: Entropy;
  readonly log: TableLog;
  readonly think: Think;
  /** Where strangers meet: names that look alike are told apart by a number. Unless told, only equal ones are. */
  readonly skeleton?: Skeleton | undefined;
}

/** A change of the table: what happened in the game (everything, hidden cards too); nothing when only the seats changed. */
export interface OutboxEntry {
  readonly events: readonly GameEvent[];
}
