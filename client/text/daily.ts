import { live, type MoreLanguage, more } from './language.ts';

/** The texts of the daily deal. */
export const dailyText: MoreLanguage['daily'] = live(() => more.daily);
