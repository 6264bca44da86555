import * as english from './english/ratings.ts';

/** The texts of the leaderboard. Loaded separately, when it is opened. */
export type RatingsText = typeof english;

/** These texts in the language of the page. */
export const ratingsText: RatingsText = english;
