import { live, type MoreLanguage, more } from './language.ts';

/** The texts of the form with all settings. */
export const settingsText: MoreLanguage['settings'] = live(() => more.settings);
