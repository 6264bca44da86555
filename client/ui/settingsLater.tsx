import { lazy } from './lazy.tsx';

/** All settings, fetched when they are opened, in a panel of their own or in the menu of a table. */
export const LazySettingsForm = lazy(async () => (await import('./SettingsForm.tsx')).SettingsForm);
