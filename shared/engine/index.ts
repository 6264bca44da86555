/** The engine's public face: nobody outside this folder imports deeper. */
export * from './actions.ts';
export { type Arrangement, arrangeAll, bestArrangement, type Rummy, rummyOf } from './arrange.ts';
export { stateBehind } from './behind.ts';
export { cardPoints, handPoints } from './cardPoints.ts';
export * from './cards.ts';
export { type Contract, contractOf, contractProblem } from './contracts.ts';
export { MAX_SEATS, rulesProblem } from './dealing.ts';
export * from './dealSize.ts';
export { apply, decide, newGame } from './decide.ts';
export { isOneCardTurn } from './decisions/oneCard.ts';
export { asksTwoNaturals } from './decisions/taking.ts';
export { countLike, laidThisTurn } from './decisions/twins.ts';
export type * from './events.ts';
export { evolve } from './evolve.ts';
export { findContract } from './findContract.ts';
export { foresee } from './foresee.ts';
export { dealsIn, gameWinners, isGameOver, targetFor } from './gameEnd.ts';
export {
  askedSeats,
  isAsked,
  type LegalActions,
  legalActions,
  listActions,
  NO_ACTIONS,
  readings,
  refusal,
} from './legalActions.ts';
export {
  extended,
  type Fit,
  fits,
  isMeld,
  meldProblem,
  RUN_TOP,
  type RunBounds,
  runBounds,
  setLimit,
  swapped,
} from './melds.ts';
export * from './money.ts';
export { cardsOf, isInPack, jokerCount, packCount } from './pack.ts';
export * from './playerView.ts';
export { autoPress, type PressChange, type PressOffer, pressAfter, pressOffers } from './press.ts';
export { type Random, randomFrom, shuffle } from './random.ts';
export * from './result.ts';
export type * from './ruleSet.ts';
export { type DealEnd, isDoubleRank, type SeatScore, scoreDeal } from './scoring.ts';
export { playOrder } from './seating.ts';
export { settledRules } from './settledRules.ts';
export { type Standing, standing, winnersOf } from './standing.ts';
export * from './state.ts';
export { endsWaiting, timeOutAction } from './timeOut.ts';
export { mostWilds } from './wildLimit.ts';
export {
  claimFaces,
  HIGH_ACE,
  isAllWild,
  isWild,
  keepsOnTable,
  mayLeaveMeld,
  standsFor,
  usedAsWild,
  wildTable,
} from './wilds.ts';
export { witness } from './witness.ts';
