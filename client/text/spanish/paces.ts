import type { PaceName } from '#protocol';

export const PACE = {
  /** Label of the choice for Play now. */
  anybody: 'Ritmo de «Jugar ya»',
  /** Label of the choice at a private table. */
  friends: 'Ritmo',
} as const;

/** The names of the paces. */
export const PACE_LABELS: Readonly<Record<PaceName, string>> = {
  none: 'Sin reloj',
  usual: 'Normal',
  fast: 'Rápido',
};

/** The paces among other facts about a table. */
export const PACES_IN_SHORT: Readonly<Record<PaceName, string>> = {
  none: 'Sin reloj',
  usual: 'Ritmo normal',
  fast: 'Ritmo rápido',
};

/** The time limits of each pace. */
export const PACE_HINTS: Readonly<Record<PaceName, string>> = {
  none: 'Sin reloj: tómate tu tiempo.',
  usual:
    '45 segundos por turno, más 90 de reserva en cada partida; el doble en tu primera partida. Cada combinación da 10 más.',
  fast: 'Rápido: 20 segundos por turno, el doble en tu primera partida, y bots rápidos.',
};
