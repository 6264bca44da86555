import { live, type MoreLanguage, more } from './language.ts';

/** The texts of the leaderboard. */
export const ratingsText: MoreLanguage['ratings'] = live(() => more.ratings);
