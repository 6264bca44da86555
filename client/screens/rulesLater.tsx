import { fetched } from './fetched.tsx';

/** The rules in words, fetched when they are opened. */
export const RulesLater = fetched(async () => (await import('./RulesPanel.tsx')).RulesPanel);
