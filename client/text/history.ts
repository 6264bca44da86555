import * as english from './english/history.ts';

/** The texts of the player's history. Loaded separately, when it is opened. */
export type HistoryText = typeof english;

/** These texts in the language of the page. */
export const historyText: HistoryText = english;
