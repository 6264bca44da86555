import { live, type MoreLanguage, more } from './language.ts';

/** The texts of the player's history. */
export const historyText: MoreLanguage['history'] = live(() => more.history);
