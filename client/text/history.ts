import { type MoreLanguage, more, withTellers } from './language.ts';
import * as tellers from './tell/history.ts';

/** The texts of the player's history. */
export const historyText = withTellers<MoreLanguage['history'], typeof tellers>(() => more.history, tellers);
