import { type MoreLanguage, more, withTellers } from './language.ts';
import * as tellers from './tell/final.ts';

/** The texts that only the final standing has. */
export const finalText = withTellers<MoreLanguage['final'], typeof tellers>(() => more.final, tellers);
