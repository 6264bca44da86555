import { live, type MoreLanguage, more } from './language.ts';

/** Short texts about players' moves and the texts of the log. */
export const deedText: MoreLanguage['deeds'] = live(() => more.deeds);
