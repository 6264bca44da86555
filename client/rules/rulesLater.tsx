import { lazy } from '../ui/lazy.tsx';

/** The rules in words, fetched when they are opened. */
export const LazyRulesPanel = lazy(async () => (await import('./RulesPanel.tsx')).RulesPanel);
