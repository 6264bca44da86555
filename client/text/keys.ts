import { live, type MoreLanguage, more } from './language.ts';

/** The texts of the help on keys. */
export const keysText: MoreLanguage['keys'] = live(() => more.keys);
