import type { PaceName } from '#protocol';
import { fixed } from './say.ts';

/** The labels of the choice: for Play now, and at a private table. */
const PACE = fixed('pace');

/** The names of the paces. */
const PACE_LABELS = fixed('paceNames');

/** The time limits of each pace. */
const PACE_HINTS = fixed('paceHints');

/** A pace as messages take it: null without a clock. */
export const clockOf = (pace: PaceName): Exclude<PaceName, 'none'> | null => (pace === 'none' ? null : pace);

/** The texts about paces. */
export const pacesText = {
  ...{ PACE, PACE_LABELS, PACE_HINTS },
};
