/** How fast the persons at a table play: without a clock, at the usual pace, or fast. How long that is, the table knows. */
export const PACE_NAMES = ['none', 'usual', 'fast'] as const;
export type PaceName = (typeof PACE_NAMES)[number];
