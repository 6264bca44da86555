import * as english from './english/deeds.ts';

/** What seats did, in a few words, and the words of the log: apart from the rest, for it is fetched once something has happened. */
export type DeedText = typeof english;

/** These words in the language of the page. */
export const deedText: DeedText = english;
