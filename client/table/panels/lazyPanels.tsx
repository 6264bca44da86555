import { lazy } from '../../ui/lazy.tsx';

const panels = () => import('./occasionalPanels.ts');

export const LazyAwayPanel = lazy(async () => (await panels()).AwayPanel);
export const LazyKeysPanel = lazy(async () => (await panels()).KeysPanel);
export const LazyHomePanel = lazy(async () => (await panels()).HomePanel);
export const LazyLeavePanel = lazy(async () => (await panels()).LeavePanel);
export const LazyScoreSheet = lazy(async () => (await panels()).ScoreSheet);
export const LazyTimeOutPanel = lazy(async () => (await panels()).TimeOutPanel);

/** What happened, fetched when somebody opens it. */
export const LazyLogPanel = lazy(async () => (await import('./LogPanel.tsx')).LogPanel);

/** What the others did lately, fetched once they have done something. */
export const LazySeatDeeds = lazy(async () => (await import('./SeatDeeds.tsx')).SeatDeeds);

/** What can be said, fetched when somebody wants to say something. */
export const LazyPhrasePanel = lazy(async () => (await import('./PhrasePanel.tsx')).PhrasePanel);

/** What can be done about another player. */
export const LazyPlayerPanel = lazy(async () => (await import('./PlayerPanel.tsx')).PlayerPanel);
