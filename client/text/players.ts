import * as english from './english/players.ts';

/** The texts of the panels about players and phrases. Loaded separately, with them. */
export type PlayersText = typeof english;

/** These texts in the language of the page. */
export const playersText: PlayersText = english;
