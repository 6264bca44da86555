import { live, type MoreLanguage, more } from './language.ts';

/** The texts of the check of a deal. */
export const checkText: MoreLanguage['check'] = live(() => more.check);
