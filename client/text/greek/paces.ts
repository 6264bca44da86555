import type { PaceName } from '#protocol';

export const PACE = {
  /** Label of the choice for Play now. */
  anybody: 'Ρυθμός στο «Παίξε τώρα»',
  /** Label of the choice at a private table. */
  friends: 'Ρυθμός',
} as const;

/** The names of the paces, which agree with "ο ρυθμός". */
export const PACE_LABELS: Readonly<Record<PaceName, string>> = {
  none: 'Χωρίς ρολόι',
  usual: 'Κανονικός',
  fast: 'Γρήγορος',
};

/** The paces among other facts about a table. */
export const PACES_IN_SHORT: Readonly<Record<PaceName, string>> = {
  none: 'Χωρίς ρολόι',
  usual: 'Κανονικός ρυθμός',
  fast: 'Γρήγορος ρυθμός',
};

/** The time limits of each pace. */
export const PACE_HINTS: Readonly<Record<PaceName, string>> = {
  none: 'Χωρίς ρολόι: παίζεις με την ησυχία σου.',
  usual:
    '45 δευτερόλεπτα κάθε φορά που παίζεις, και 90 απόθεμα σε κάθε παρτίδα. Στην πρώτη σου παρτίδα, τα διπλά. Κάθε συνδυασμός δίνει άλλα 10.',
  fast: 'Γρήγορος: 20 δευτερόλεπτα κάθε φορά που παίζεις, τα διπλά στην πρώτη σου παρτίδα, και μποτ που δεν αργούν.',
};
