import { fetched } from './fetched.tsx';

/** All settings, fetched when they are opened. */
export const SettingsLater = fetched(async () => (await import('./SettingsPanel.tsx')).SettingsPanel);
