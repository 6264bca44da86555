import * as english from './english/games.ts';

/** The texts of games and options in pictures. Loaded separately, with the screens about games and rules. */
type GamesText = typeof english;

/** These texts in the language of the page. */
export const gamesText: GamesText = english;
