import * as english from './english/deeds.ts';

/** Short texts about players' moves and the texts of the log. Loaded separately, once something has happened. */
export type DeedText = typeof english;

/** These texts in the language of the page. */
export const deedText: DeedText = english;
