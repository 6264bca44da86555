import { lazy } from '../../ui/lazy.tsx';

const scores = () => import('../../scores/parts.ts');

/** The score sheet, fetched when it is opened. */
export const LazyScoreSheet = lazy(async () => (await scores()).ScoreSheet);

/** The chart of the race, fetched with the first tally that has one. */
export const LazyRace = lazy(async () => (await scores()).Race);

/** The sentence on the deal that decided the game, fetched with the final standing. */
export const LazyDecided = lazy(async () => (await scores()).Decided);

/** The settlement, fetched with the final standing. */
export const LazySettlement = lazy(async () => (await scores()).SettlementTable);

/** The panel that shares a result, fetched when it is opened. */
export const LazySharePanel = lazy(async () => (await scores()).SharePanel);
