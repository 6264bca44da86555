import { lazy } from '../../ui/lazy.tsx';

/** What happened, fetched when somebody opens it. */
export const LazyLogPanel = lazy(async () => (await import('./LogPanel.tsx')).LogPanel);

/** What the others did lately, fetched once they have done something. */
export const LazySeatDeeds = lazy(async () => (await import('./SeatDeeds.tsx')).SeatDeeds);
