import { fetched } from './fetched.tsx';

const panels = () => import('./askedAtTable.ts');

export const AwayLater = fetched(async () => (await panels()).AwayPanel);
export const KeysLater = fetched(async () => (await panels()).KeysPanel);
export const HomeLater = fetched(async () => (await panels()).HomePanel);
export const LeaveLater = fetched(async () => (await panels()).LeavePanel);
export const ScoresLater = fetched(async () => (await panels()).ScoreSheet);
export const TimeOutLater = fetched(async () => (await panels()).TimeOutPanel);
