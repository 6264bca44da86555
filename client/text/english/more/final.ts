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
