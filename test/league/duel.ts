import type { RuleSet, Seat } from '#engine';

/** One seat of a contestant against all others of another one. Everything but time follows from this. */
export interface Duel {
  /** Single deals, each played once per seat, or whole games, each played once. */
  readonly mode: 'deals' | 'games';
  readonly rules: RuleSet;
  readonly seats: number;
  /** The names of the contestant with one seat and of the one with the others. */
  readonly levels: readonly [one: string, others: string];
  readonly seed: number;
}

/** A deal or a game to play. */
export interface DuelTask {
  readonly duel: Duel;
  /** Its number, from 1. */
  readonly index: number;
}

/** A deal or a game with the first contestant in a certain seat. */
export interface Rotation {
  readonly seat: Seat;
  /** Per seat: the points of the deal, without points moved by the Press after it, or the totals of the game. */
  readonly points: readonly number[];
  /** Games only: the seats in the first place. */
  readonly winners?: readonly Seat[];
}

/** How long a contestant's decisions took, in milliseconds. */
export interface DecisionTimes {
  readonly decisions: number;
  readonly median: number;
  readonly max: number;
}

/** A deal in all its rotations, or a game. */
export interface DuelResult {
  /** Number of the deal or game, from 1. */
  readonly index: number;
  readonly rotations: readonly Rotation[];
  /** Of each contestant, over all rotations. */
  readonly times: readonly [DecisionTimes, DecisionTimes];
}

/** A duel in a few words. */
export const duelName = ({ rules, levels }: Duel): string => `${rules.preset}, ${levels[0]} against ${levels[1]}`;
