import { lazy } from '../../ui/lazy.tsx';

/** What can be said, fetched when somebody wants to say something. */
export const LazyPhrasePanel = lazy(async () => (await import('./PhrasePanel.tsx')).PhrasePanel);

/** What can be done about another player. */
export const LazyPlayerPanel = lazy(async () => (await import('./PlayerPanel.tsx')).PlayerPanel);
