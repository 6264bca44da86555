export { commitmentOf, type Promised } from './commitment.ts';
export { firstDeparture } from './departure.ts';
export {
  type GameRecord,
  MAX_LINE_LENGTH,
  MAX_LINES,
  MAX_RECORD_LENGTH,
  RECORD_PROBLEMS,
  RECORD_VERSION,
  type Recorded,
  type RecordFault,
  type RecordProblem,
  type RecordStep,
} from './gameRecord.ts';
export { parseRecord } from './parseRecord.ts';
export { parseRecorded } from './parseRecorded.ts';
export { playersIn, withPlayers } from './players.ts';
export { printRecord, printRecorded, printStep, rulesText } from './printRecord.ts';
export { checkGame, checkProof } from './proof/checkProof.ts';
export {
  type Finding,
  PROOF_CHECKS,
  PROOF_PROBLEMS,
  type ProofCheck,
  type ProofProblem,
  type ProofVerdict,
  proofVerdict,
} from './proof/findings.ts';
export {
  MAX_PROOF_LENGTH,
  makeProof,
  PROOF_VERSION,
  type Proof,
  type ProofFault,
  type Published,
  parseProof,
  printProof,
} from './proof/proofText.ts';
export type { SeenDeal } from './proof/published.ts';
export { parseReading, printReading } from './readingText.ts';
export { type Replayed, type ReplayFault, replay } from './replay.ts';
