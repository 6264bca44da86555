import { dealsIn, type RuleSet } from '#engine';
import { fixed, say } from './say.ts';
import { plain, points } from './table.ts';

/** The mark beside a seat that has pressed Next or Rematch. */
const ready = (): string => say('final-ready');

/** The viewer's own place, above the winner: "You are 2nd of 4". */
const ownPlace = (position: number, players: number): string => say('final-ownPlace', { position, players });

/** Below the final standing of a rated game. */
const RATED_OVER = fixed('ratedOver');

/** The offer to install the game, after a finished one. */
const INSTALL = fixed('install');

/** The player's bests. */
const BESTS = fixed('bests');

/** The best total in games of so many deals: "Your best in 3 deals". */
const bestPoints = (deals: number): string => say('bests-points', { deals });

/** The values of the bests; that of going out is a turn: "turn 2". */
const BEST_VALUES = {
  points,
  swaps: plain,
  streak: plain,
  out: (value: number) => say('bests-outIn', { value }),
} as const;

/** "You played with Ben and Clara." */
const playedWith = (names: readonly string[]): string => say('final-playedWith', { names });

/** Opens another table for the people of a private one. */
const INVITE_AGAIN = fixed('inviteAgain');

/** A best that a game has beaten, or equalled: then `before` is the same. */
export interface NewBest {
  /** The total of a game, its swaps, games won in a row, or a deal ended in few turns. */
  readonly kind: keyof typeof BEST_VALUES;
  readonly value: number;
  readonly before: number;
}

/** A best that a game by these rules has beaten or equalled: "Your best in 3 deals: 42 points, 51 points before". */
function newBest({ kind, value, before }: NewBest, rules: RuleSet): string {
  const name = kind === 'points' ? bestPoints(dealsIn(rules)) : BESTS[kind];
  const words = BEST_VALUES[kind];
  return value === before
    ? say('bests-equalled', { name, value: words(value) })
    : say('bests-beaten', { name, value: words(value), before: words(before) });
}

/** The texts that only the final standing has. */
export const finalText = {
  ...{ ready, ownPlace, RATED_OVER, INSTALL, BESTS, bestPoints, BEST_VALUES, playedWith, INVITE_AGAIN, newBest },
};
