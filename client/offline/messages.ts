/** The page's word to a newer worker that waits: nothing is open, take over. */
export const TAKE_OVER = 'takeOver';
