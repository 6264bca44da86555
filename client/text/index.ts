import { english } from './english/index.ts';

/** The type of all interface texts. Another language is another value of this type. */
export type Text = typeof english;

/** The interface texts in the language of the page. */
export const text: Text = english;
