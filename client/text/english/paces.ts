import type { PaceName } from '#protocol';

export const PACE = {
  /** Label of the choice for Play now. */
  anybody: 'Pace for Play now',
  /** Label of the choice at a private table. */
  friends: 'Pace',
} as const;

/** The names of the paces. */
export const PACE_LABELS: Readonly<Record<PaceName, string>> = {
  none: 'No clock',
  usual: 'Usual',
  fast: 'Fast',
};

/** The paces among other facts about a table. */
export const PACES_IN_SHORT: Readonly<Record<PaceName, string>> = {
  none: 'No clock',
  usual: 'Usual pace',
  fast: 'Fast pace',
};

/** The time limits of each pace. */
export const PACE_HINTS: Readonly<Record<PaceName, string>> = {
  none: 'No clock: take your time.',
  usual: '45 seconds a turn, plus 90 to spare in each game; twice that in your first game. Each meld earns 10 more.',
  fast: 'Fast: 20 seconds a turn, doubled in your first game, and quick bots.',
};
