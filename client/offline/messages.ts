/** The page's message to a newer worker that waits: no table is open, take over. */
export const TAKE_OVER = 'takeOver';

/** The page's message to its workers: it is in this language. */
export interface Speaking {
  readonly language: string;
}
