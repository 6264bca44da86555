import { fetched } from './fetched.tsx';

/** What happened, fetched when somebody opens it. */
export const LogLater = fetched(async () => (await import('./LogPanel.tsx')).LogPanel);

/** What the others did lately, fetched once they have done something. */
export const DeedsLater = fetched(async () => (await import('./SeatDeeds.tsx')).SeatDeeds);
