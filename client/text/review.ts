import { type MoreLanguage, more, withTellers } from './language.ts';
import * as tellers from './tell/review.ts';

/** The texts of the review. */
export const reviewText = withTellers<MoreLanguage['review'], typeof tellers>(() => more.review, tellers);
