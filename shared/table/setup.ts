import type { GameEvent, PlayerView, Random, RuleSet, SeatAction } from '#engine';
import type { PaceName } from '#protocol';
import type { TableLog } from './log.ts';
import type { Skeleton } from './names.ts';
import type { TablePace } from './paces.ts';

/** Milliseconds since some fixed moment; a table only compares them with each other. */
export interface Clock {
  now(): number;
}

/** 256 fresh random bits as 64 hex digits, from the host's best source. */
export type Entropy = () => string;

/** Chooses a legal action for a bot's seat from what that seat may know. */
export type Think = (view: PlayerView, random: Random) => SeatAction;

export interface TableSetup {
  /** 128 random bits as hex: the table's permanent id. */
  readonly id: string;
  /** What people type to come here. */
  readonly code: string;
  /** Waits for `start` or a full table instead of filling up with bots by itself. */
  readonly isPrivate: boolean;
  /** Anybody who knows the code may watch; true by default. The host keeps others out. */
  readonly spectators?: boolean;
  /** Bots fill empty seats when a game begins; true by default. People who leave during a game are replaced by bots anyway. */
  readonly bots?: boolean;
  readonly rules: RuleSet;
  readonly seats: number;
  readonly paceName: PaceName;
  readonly pace: TablePace;
}

/** Somebody who wants to sit down. */
export interface Arrival {
  /** The host's id for them. */
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
  /** Tells which names look alike and need a number; without it, only equal ones do. */
  readonly skeleton?: Skeleton | undefined;
}

/** A change of the table: what happened in the game, hidden cards included; empty when only the seats changed. */
export interface OutboxEntry {
  readonly events: readonly GameEvent[];
}
