// The panels opened now and then, bundled into one chunk.

export { AwayPanel } from './AwayPanel.tsx';
export { InstallOffer } from './InstallOffer.tsx';
export { KeysPanel } from './KeysPanel.tsx';
export { HomePanel, LeavePanel } from './LeavePanel.tsx';
export { TimeOutPanel } from './TimeOutPanel.tsx';
