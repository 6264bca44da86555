import { live, type MoreLanguage, more } from './language.ts';

/** The texts of the review. */
export const reviewText: MoreLanguage['review'] = live(() => more.review);
