/** House rules kept under a name. The code may be one that can no longer be read. */
export interface Favourite {
  readonly name: string;
  readonly code: string;
}

/** The longest name of such rules, in characters. */
export const LONGEST_NAME = 32;
