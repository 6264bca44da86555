import type { GameState, RuleSet } from '#engine';
import type { GameStep } from '../../support/play/playGame.ts';

/** A random game to play: its rules, its seed, and the kind of players. */
export interface Planned {
  readonly rules: RuleSet;
  readonly seats: number;
  readonly seed: number;
  readonly players: Players;
  /** The most deals to play. */
  readonly deals: number;
}

/**
 * Kinds of players: `any` takes any legal action, `eager` plays to the table, `restless` also takes plays back, `idle`
 * never plays, `dithering` never ends a turn while anything else is legal.
 */
export const PLAYERS = ['any', 'eager', 'restless', 'idle', 'dithering'] as const;
export type Players = (typeof PLAYERS)[number];

/** A law that is checked while a game is played. It throws when the game breaks it. */
export interface Law {
  readonly name: string;
  /** Starts watching a game. */
  readonly watch: (game: Planned) => LawWatch;
}

export interface LawWatch {
  /** Called after every step, numbered from 0. */
  readonly step?: (step: GameStep, number: number) => void;
  /** Called with all steps once the game is over or stopped. */
  readonly end?: (line: readonly GameStep[]) => void;
}

/** Whether this step is sampled: on average one in `every`, at irregular intervals. */
export const isPicked = (number: number, every: number): boolean =>
  (Math.imul(number + 1, 0x9e3779b1) >>> 4) % every === 0;

/** Whether a seat's turn is under way. */
export const isTurn = ({ phase }: GameState): boolean => phase === 'draw' || phase === 'play';
