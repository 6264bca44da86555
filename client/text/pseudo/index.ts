import { english } from '../english/index.ts';
import type { Language } from '../language.ts';
import { pseudoOf } from './accented.ts';

/** The texts of the first screen and the table in the pseudo-language, in which tests look at layouts. */
export const pseudo: Language = {
  ...pseudoOf(english),
};
