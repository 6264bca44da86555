import { lazy } from '../ui/lazy.tsx';

/** The screens about games and rules are one chunk, fetched with the first that is opened. */
const screens = () => import('./index.ts');

export const LazyEditor = lazy(async () => (await screens()).Editor);
export const LazyGameList = lazy(async () => (await screens()).GameList);
export const LazyLookScreen = lazy(async () => (await screens()).LookScreen);
export const LazyRulesScreen = lazy(async () => (await screens()).RulesScreen);

/** The rules in words, fetched when they are opened. */
export const LazyRulesPanel = lazy(async () => (await import('./RulesPanel.tsx')).RulesPanel);
