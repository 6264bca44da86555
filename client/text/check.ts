import * as english from './english/check.ts';

/** The texts of the check of a deal. Loaded separately, when it is opened. */
export type CheckText = typeof english;

/** These texts in the language of the page. */
export const checkText: CheckText = english;
