/** The page's message to a newer worker that waits: no table is open, take over. */
export const TAKE_OVER = 'takeOver';
