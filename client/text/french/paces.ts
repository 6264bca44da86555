import type { PaceName } from '#protocol';

export const PACE = {
  /** Label of the choice for Play now. */
  anybody: 'Rythme pour « Jouer »',
  /** Label of the choice at a private table. */
  friends: 'Rythme',
} as const;

/** The names of the paces. */
export const PACE_LABELS: Readonly<Record<PaceName, string>> = {
  none: 'Sans chrono',
  usual: 'Normal',
  fast: 'Rapide',
};

/** The paces among other facts about a table. */
export const PACES_IN_SHORT: Readonly<Record<PaceName, string>> = {
  none: 'Sans chrono',
  usual: 'Rythme normal',
  fast: 'Rythme rapide',
};

/** The time limits of each pace. */
export const PACE_HINTS: Readonly<Record<PaceName, string>> = {
  none: 'Sans chrono : prenez votre temps.',
  usual:
    '45 secondes par tour, plus 90 en réserve par partie ; le double à votre première partie. Chaque combinaison en rapporte 10 de plus.',
  fast: 'Rapide : 20 secondes par tour, le double à votre première partie, et des robots rapides.',
};
