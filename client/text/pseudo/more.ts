import { more as english } from '../english/more.ts';
import type { MoreLanguage } from '../language.ts';
import { pseudoOf } from './accented.ts';

/** The further texts in the pseudo-language. */
export const more: MoreLanguage = pseudoOf(english);
