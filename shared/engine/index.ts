/** The public interface of the engine. Code outside this folder imports nothing else from it. */
export { readingSchema, SEAT_ACTIONS, seatActionSchema } from './actionSchemas.ts';
export * from './actions.ts';
export { type Arrangement, arrangeAll, bestArrangement, type Rummy, rummyOf } from './arrange/arrange.ts';
export {
  areTooAlike,
  contractOf,
  contractProblem,
  contractsOf,
  isTooLike,
  missingMelds,
  waysOf,
} from './arrange/contracts.ts';
export { type Contract, type ContractMeld, countAlike } from './arrange/contractTables.ts';
export { findContract } from './arrange/findContract.ts';
export {
  contractsText,
  isWrittenContracts,
  WRITTEN_LIMITS,
  type WrittenContract,
} from './arrange/writtenContracts.ts';
export * from './cards/cards.ts';
export { cardsOf, isInPack, jokerCount, packCount } from './cards/pack.ts';
export { countLike } from './cards/piles.ts';
export * from './deal/dealSize.ts';
export { blankGame, MAX_SEATS, newGame, rulesProblem, settledRules } from './deal/newGame.ts';
export { eventListSchemaAt, eventSchemasAt, type GameEvent, type MaybeCard, playSchemaAt } from './events.ts';
export {
  extended,
  type Fit,
  fits,
  freesWild,
  isMeld,
  meldProblem,
  type Naturals,
  naturalsOf,
  placesIn,
  type RunBounds,
  runBounds,
  setLimit,
  swapped,
  waysToFree,
  withNaturals,
  withPlaced,
} from './melds/melds.ts';
export { newMelds } from './melds/newMelds.ts';
export { bitCount } from './melds/outlines.ts';
export {
  asksPair,
  HIGH_ACE,
  isAllWild,
  isClosedSet,
  isWild,
  keepsOnTable,
  mayBeWild,
  mayLeaveMeld,
  mostWilds,
  standsFor,
  staysWild,
  swapFaces,
  usedAsWild,
  wildTable,
} from './melds/wilds.ts';
export { type Random, randomFrom, seedFrom, shuffle } from './random.ts';
export type * from './ruleSet.ts';
export {
  cardSchema,
  countSchema,
  integerIn,
  meldNumberSchema,
  rankSchema,
  type SchemaValue,
  suitSchema,
} from './schemas.ts';
export { cardPoints, handPoints, placePoints } from './score/cardPoints.ts';
export {
  dealsIn,
  gameWinners,
  isBetter,
  isGameOver,
  newLeader,
  type Standing,
  standing,
  targetFor,
  winnersOf,
} from './score/gameEnd.ts';
export * from './score/money.ts';
export { autoPress, type PressChange, type PressOffer, pressAfter, pressOffers } from './score/press.ts';
export {
  isDoubleRank,
  pointsOnMeld,
  pointsOnTable,
  type ScoredDeal,
  type SeatScore,
  scoreDeal,
} from './score/scoring.ts';
export { SearchState } from './search/searchState.ts';
export { goesOut, positionOf, wayOut } from './search/wayOut.ts';
export { everySeat, hasSeat, playOrder, type SeatSet, seatSetOf, seatsWithoutTurn, withSeat } from './seats.ts';
export * from './state.ts';
export { type Draft, NO_DRAFT, type Play } from './state.ts';
export { addsFromNextTurn } from './turn/actions/layOff.ts';
export { laidThisTurn } from './turn/actions/obligations.ts';
export {
  asksOpening,
  isPureRun,
  type Opening,
  openingLacks,
  openingPoints,
  openingWith,
} from './turn/actions/opening.ts';
export { isMeldTurn, isReliefMeld, laysInsteadOfDraw } from './turn/actions/play.ts';
export { asksTwoNaturals, hadMelded, isOneCardTurn, isPileClosed } from './turn/actions/taking.ts';
export { apply, decide } from './turn/decide.ts';
export { evolve } from './turn/evolve.ts';
export { seatsToCome } from './turn/flow/lateSeats.ts';
export { takesLeft } from './turn/flow/windows.ts';
export {
  type Choices,
  choiceAt,
  isToAct,
  type LegalActions,
  legalActions,
  listActions,
  NO_ACTIONS,
  openingIn,
  preview,
  readings,
  refusal,
  rummiesNow,
  seatsToAct,
} from './turn/legalActions.ts';
export { canGoOn, endsWaiting, timeOutAction } from './turn/timeOut.ts';
export { imagine, unseenCards } from './view/imagine.ts';
export * from './view/playerView.ts';
export { stateFromView, UNSEEN } from './view/stateFromView.ts';
