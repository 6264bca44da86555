import { fetched } from './fetched.tsx';

/** What can be said, fetched when somebody wants to say something. */
export const PhrasesLater = fetched(async () => (await import('./PhrasePanel.tsx')).PhrasePanel);

/** What can be done about another player. */
export const PlayerLater = fetched(async () => (await import('./PlayerPanel.tsx')).PlayerPanel);
