import { more as english } from '../english/more/index.ts';
import type { MoreTexts } from '../language.ts';
import { pseudoOf } from './accented.ts';

/** The further texts in the pseudo-language. */
export const more: MoreTexts = pseudoOf(english);
