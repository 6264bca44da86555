export * from './gameRecord.ts';
export { parseRecord, parseRecorded, RECORD_PROBLEMS, type RecordFault, type RecordProblem } from './parseRecord.ts';
export { printRecord, printRecorded } from './printRecord.ts';
export { parseReading, printReading } from './readingText.ts';
export { type Replayed, type ReplayFault, replay } from './replay.ts';
