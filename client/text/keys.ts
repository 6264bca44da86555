import * as english from './english/keys.ts';

/** The texts of the help on keys. Loaded separately, with it. */
type KeysText = typeof english;

/** These texts in the language of the page. */
export const keysText: KeysText = english;
