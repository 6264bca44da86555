import { live, type MoreLanguage, more } from './language.ts';

/** The texts of games and options in pictures. */
export const gamesText: MoreLanguage['games'] = live(() => more.games);
