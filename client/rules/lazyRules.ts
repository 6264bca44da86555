import { lazy } from '../ui/lazy.tsx';

/** The rules in words, fetched when they are opened. */
export const LazyRules = lazy(() => import('./RulesPanel.tsx'));
