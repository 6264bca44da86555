import { live, type MoreLanguage, more } from './language.ts';

/** The texts of the profile screen. */
export const profileText: MoreLanguage['profile'] = live(() => more.profile);
