import { dealsIn, type RuleSet } from '#engine';
import type { BestKind, NewBest } from './data.ts';
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
const BESTS = fixed('bests', {
  /** The best total in games of so many deals: "Your best in 3 deals". */
  points: (deals: number) => say('bests-points', { deals }),
});

/** The values of the bests; that of going out is a turn: "turn 2". */
const BEST_VALUES = {
  points: (value: number) => points(value),
  swaps: (value: number) => plain(value),
  streak: (value: number) => plain(value),
  out: (value: number) => say('bests-outIn', { value }),
} as const;

/** "Your best in 3 deals: 42 points, 51 points before". */
const beaten = (name: string, value: string, before: string): string => say('bests-beaten', { name, value, before });

/** "Your most wins in a row: 3, as before". */
const equalled = (name: string, value: string): string => say('bests-equalled', { name, value });

/** "You played with Ben and Clara." */
const playedWith = (names: readonly string[]): string => say('final-playedWith', { names });

/** Opens another table for the people of a private one. */
const INVITE_AGAIN = fixed('inviteAgain');

/** The name of a best: "Your best in 3 deals". */
const bestName = (kind: BestKind, rules: RuleSet): string =>
  kind === 'points' ? BESTS.points(dealsIn(rules)) : BESTS[kind];

/** A best that a game by these rules has beaten or equalled: "Your best in 3 deals: 42 points, 51 points before". */
function newBest({ kind, value, before }: NewBest, rules: RuleSet): string {
  const name = bestName(kind, rules);
  const words = BEST_VALUES[kind];
  return value === before ? equalled(name, words(value)) : beaten(name, words(value), words(before));
}

/** The texts that only the final standing has. */
export const finalText = {
  ...{ ready, ownPlace, RATED_OVER, INSTALL, BESTS, BEST_VALUES, beaten, equalled, playedWith, INVITE_AGAIN },
  newBest,
};
