import * as english from './english/tally.ts';

/** The texts that only the points of a deal have. Loaded separately, with them. */
type TallyText = typeof english;

/** These texts in the language of the page. */
export const tallyText: TallyText = english;
