import type { LanguageCode } from '../game/settings.ts';

/** The folder with the texts of each language, for the build. */
export const TEXT_FOLDERS: Readonly<Record<LanguageCode, string>> = { en: 'english', 'en-XA': 'pseudo' };
