export { parseReading, parseRecorded, printReading } from './actionText.ts';
export { commitmentOf, type Promised } from './commitment.ts';
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
export {
  parseRecord,
  playersIn,
  printRecord,
  printRecorded,
  printStep,
  rulesText,
  withPlayers,
} from './recordText.ts';
export { firstDeparture, type Replayed, type ReplayFault, replay } from './replay.ts';
