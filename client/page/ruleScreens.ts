import { fetched } from '../screens/fetched.tsx';

/** All screens about games and rules, fetched with the first of them that is opened. */
const screens = () => import('../screens/rules/index.ts');

export const Editor = fetched(async () => (await screens()).Editor);
export const GameList = fetched(async () => (await screens()).GameList);
export const LookScreen = fetched(async () => (await screens()).LookScreen);
export const RulesScreen = fetched(async () => (await screens()).RulesScreen);

/** Fetched when it is opened. */
export const PlayerScreen = fetched(async () => (await import('../screens/PlayerScreen.tsx')).PlayerScreen);
