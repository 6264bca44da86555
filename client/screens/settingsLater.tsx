import { fetched } from './fetched.tsx';

/** All settings, fetched when they are opened, in a panel of their own or in the menu of a table. */
export const SettingsLater = fetched(async () => (await import('./SettingsForm.tsx')).SettingsForm);
