import { live, type MoreLanguage, more } from './language.ts';

/** The texts of the panels about players and phrases. */
export const playersText: MoreLanguage['players'] = live(() => more.players);
