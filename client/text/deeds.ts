import { type MoreLanguage, more, withTellers } from './language.ts';
import * as tellers from './tell/deeds.ts';

/** Short texts about players' moves and the texts of the log. */
export const deedText = withTellers<MoreLanguage['deeds'], typeof tellers>(() => more.deeds, tellers);
