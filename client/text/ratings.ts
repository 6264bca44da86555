import { more, withTellers } from './language.ts';
import * as tellers from './tell/ratings.ts';

/** The texts of the leaderboard. */
export const ratingsText = withTellers(() => more.ratings, tellers);
