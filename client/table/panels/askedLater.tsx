import { lazy } from '../../ui/lazy.tsx';

const panels = () => import('./askedAtTable.ts');

export const LazyAwayPanel = lazy(async () => (await panels()).AwayPanel);
export const LazyKeysPanel = lazy(async () => (await panels()).KeysPanel);
export const LazyHomePanel = lazy(async () => (await panels()).HomePanel);
export const LazyLeavePanel = lazy(async () => (await panels()).LeavePanel);
export const LazyScoreSheet = lazy(async () => (await panels()).ScoreSheet);
export const LazyTimeOutPanel = lazy(async () => (await panels()).TimeOutPanel);
