import type { PaceName } from '#protocol';

export const PACE = {
  /** Over the choice for Play now. */
  anybody: 'Pace of Play now',
  /** Over the choice at a private table. */
  friends: 'Pace',
} as const;

/** What a pace is called, where one is chosen. */
export const PACE_LABELS: Readonly<Record<PaceName, string>> = {
  none: 'No clock',
  usual: 'Usual',
  fast: 'Fast',
};

/** What a pace means for a table. */
export const PACE_HINTS: Readonly<Record<PaceName, string>> = {
  none: 'No clock: take your time.',
  usual: '45 seconds a turn, and 90 more to spend over the game; twice that in your first. Each meld earns 10 seconds.',
  fast: 'Fast: 20 seconds a turn, twice that in your first game, and quick bots.',
};
