import { more as english } from '../english/more/index.ts';
import type { MoreLanguage } from '../language.ts';
import { pseudoOf, pseudoWord } from './accented.ts';

/** The further texts in the pseudo-language. */
export const more: MoreLanguage = {
  ...pseudoOf(english),
  rules: { ...pseudoOf(english.rules), code: 'en-XA', forms: pseudoOf(english.rules.forms, pseudoWord) },
};
