import * as english from './english/review.ts';

/** The texts of the review. Loaded separately, when it is opened. */
export type ReviewText = typeof english;

/** These texts in the language of the page. */
export const reviewText: ReviewText = english;
