import { english } from './english/index.ts';

/** Every sentence of the interface. A further language is another value of this type. */
export type Text = typeof english;

/** The sentences in the language of the page. */
export const text: Text = english;
