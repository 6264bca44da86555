import type { GameState, RuleSet } from '#engine';
import type { GameStep } from '../../support/play/playGame.ts';

/** A game to be played by chance so far, and by what kind of players. */
export interface Planned {
  readonly rules: RuleSet;
  readonly seats: number;
  readonly seed: number;
  readonly players: Players;
  /** Deals that are played of it at most. */
  readonly deals: number;
}

/** Who takes any legal action; who plays to the table; who does that and takes back; who never plays; who never ends a turn. */
export const PLAYERS = ['any', 'eager', 'restless', 'idle', 'dithering'] as const;
export type Players = (typeof PLAYERS)[number];

/** A law as it is watched along a game: it throws at what breaks it. */
export interface Law {
  readonly name: string;
  /** Begins to watch a game. */
  readonly watch: (game: Planned) => LawWatch;
}

export interface LawWatch {
  /** Told every step, counted from 0. */
  readonly step?: (step: GameStep, number: number) => void;
  /** Told the whole line when no more of the game is played. */
  readonly end?: (line: readonly GameStep[]) => void;
}

/** One moment in so many, at no regular distance. */
export const isPicked = (number: number, every: number): boolean =>
  (Math.imul(number + 1, 0x9e3779b1) >>> 4) % every === 0;

/** Is a seat to draw or play now? */
export const isTurn = ({ phase }: GameState): boolean => phase === 'draw' || phase === 'play';
