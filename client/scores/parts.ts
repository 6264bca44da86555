// The parts about scores, bundled into one chunk.
export { Decided } from './Decided.tsx';
export { Race } from './RaceChart.tsx';
export { ScoreSheet } from './ScoreSheet.tsx';
export { SettlementTable } from './Settlement.tsx';
export { SharePanel } from './SharePanel.tsx';
