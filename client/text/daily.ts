import * as english from './english/daily.ts';

/** The texts of the daily deal. Loaded separately, when it is opened. */
export type DailyText = typeof english;

/** These texts in the language of the page. */
export const dailyText: DailyText = english;
