import * as english from './english/settings.ts';

/** The texts of the form with all settings. Loaded separately, when it is opened. */
export type SettingsText = typeof english;

/** These texts in the language of the page. */
export const settingsText: SettingsText = english;
