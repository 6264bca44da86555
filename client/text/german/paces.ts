import type { PaceName } from '#protocol';

export const PACE = {
  /** Label of the choice for Play now. */
  anybody: 'Tempo beim Losspielen',
  /** Label of the choice at a private table. */
  friends: 'Tempo',
} as const;

/** The names of the paces. */
export const PACE_LABELS: Readonly<Record<PaceName, string>> = {
  none: 'Ohne Uhr',
  usual: 'Normal',
  fast: 'Schnell',
};

/** The paces among other facts about a table. */
export const PACES_IN_SHORT: Readonly<Record<PaceName, string>> = {
  none: 'Ohne Uhr',
  usual: 'Normales Tempo',
  fast: 'Schnelles Tempo',
};

/** The time limits of each pace. */
export const PACE_HINTS: Readonly<Record<PaceName, string>> = {
  none: 'Ohne Uhr: Lass dir Zeit.',
  usual:
    '45 Sekunden für einen Zug und 90 als Reserve für jede Partie; in deiner ersten Partie das Doppelte. Für jede Figur kommen 10 dazu.',
  fast: 'Schnell: 20 Sekunden für einen Zug, in deiner ersten Partie doppelt so viel, und flinke Bots.',
};
