import { live, type MoreLanguage, more } from './language.ts';

/** The texts of the guide, hints, summary and "Why?". */
export const lessons: MoreLanguage['lessons'] = live(() => more.lessons);
