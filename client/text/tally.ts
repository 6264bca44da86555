import { type MoreLanguage, more, withTellers } from './language.ts';
import * as tellers from './tell/tally.ts';

/** The texts that only the points of a deal have. */
export const tallyText = withTellers<MoreLanguage['tally'], typeof tellers>(() => more.tally, tellers);
