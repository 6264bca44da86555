import * as english from './english/final.ts';

/** The texts that only the final standing has. Loaded separately, with it. */
export type FinalText = typeof english;

/** These texts in the language of the page. */
export const finalText: FinalText = english;
