import { counted, listed } from '../plural.ts';
import { plain, points } from '../table.ts';
import { place } from './tally.ts';

/** The mark beside a seat that has pressed Next or Rematch. */
export const ready = (): string => 'ready';

/** The viewer's own place, above the winner: "You are 2nd of 4". */
export const ownPlace = (position: number, players: number): string => `You are ${place(position)} of ${players}`;

/** Below the final standing of a rated game. */
export const RATED_OVER = {
  words: 'A rated game: it counts for those who began it, unless the server had a fault.',
  toBoard: 'Leave for the leaderboard',
} as const;

/** The offer to install the game, after a finished one. */
export const INSTALL = {
  heading: 'Play from your home screen',
  hint: 'Opens like an app, full screen, also without a network.',
  share: 'Tap Share in the browser’s bar',
  add: 'then “Add to Home Screen”',
  install: 'Install',
  decline: 'No, thanks',
} as const;

/** The player's bests. */
export const BESTS = {
  heading: 'Your bests',
  hint: 'In games on this device, practice included.',
  /** The best total in games of so many deals: "Your best in 3 deals". */
  points: (deals: number): string => `Your best in ${counted(deals, 'deal', 'deals')}`,
  swaps: 'Your most swaps in a game',
  streak: 'Your most wins in a row',
  out: 'Your fastest going out',
} as const;

/** The values of the bests; that of going out is a turn: "turn 2". */
export const BEST_VALUES = {
  points,
  swaps: plain,
  streak: plain,
  out: (value: number): string => `turn ${value}`,
} as const;

/** "Your best in 3 deals: 42 points, 51 points before". */
export const beaten = (name: string, value: string, before: string): string => `${name}: ${value}, ${before} before`;

/** "Your most wins in a row: 3, as before". */
export const equalled = (name: string, value: string): string => `${name}: ${value}, as before`;

/** "You played with Ben and Clara." */
export const playedWith = (names: readonly string[]): string => `You played with ${listed(names)}.`;

/** Opens another table for the people of a private one. */
export const INVITE_AGAIN = {
  button: 'Invite again',
  hint: 'A new private table with the same rules, and its link to share.',
} as const;
