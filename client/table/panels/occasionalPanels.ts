// What lies over the table now and then: one file to be fetched.
export { AwayPanel } from './AwayPanel.tsx';
export { KeysPanel } from './KeysPanel.tsx';
export { HomePanel, LeavePanel } from './LeavePanel.tsx';
export { ScoreSheet } from './ScoreSheet.tsx';
export { TimeOutPanel } from './TimeOutPanel.tsx';
