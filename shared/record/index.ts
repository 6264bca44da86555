export { type ActionFault, decideAgain } from './decideAgain.ts';
export * from './gameRecord.ts';
export { parseRecord } from './parseRecord.ts';
export { parseRecorded } from './parseRecorded.ts';
export { printRecord, printRecorded } from './printRecord.ts';
export { parseReading, printReading } from './readingText.ts';
export { RECORD_PROBLEMS, type RecordFault, type RecordProblem } from './recordFault.ts';
export { type Replayed, type ReplayFault, replay } from './replay.ts';
