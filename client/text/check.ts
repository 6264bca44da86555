import { type MoreLanguage, more, withTellers } from './language.ts';
import * as tellers from './tell/check.ts';

/** The texts of the check of a deal. */
export const checkText = withTellers<MoreLanguage['check'], typeof tellers>(() => more.check, tellers);
