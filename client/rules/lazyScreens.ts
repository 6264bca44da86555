import { lazy } from '../ui/lazy.tsx';

/** All screens about games and rules, fetched with the first of them that is opened. */
const screens = () => import('./index.ts');

export const LazyEditor = lazy(async () => (await screens()).Editor);
export const LazyGameList = lazy(async () => (await screens()).GameList);
export const LazyLookScreen = lazy(async () => (await screens()).LookScreen);
export const LazyRulesScreen = lazy(async () => (await screens()).RulesScreen);

/** The rules in words. */
export const LazyRulesPanel = lazy(async () => (await import('./RulesPanel.tsx')).RulesPanel);
