import { live, type MoreLanguage, more } from './language.ts';

/** The texts that only the points of a deal have. */
export const tallyText: MoreLanguage['tally'] = live(() => more.tally);
