/** The engine's public face: nobody outside this folder imports deeper. */
export * from './actions.ts';
export * from './cards.ts';
export { packOfCards, rulesProblem } from './dealing.ts';
export * from './dealSize.ts';
export { apply, decide, newGame } from './decide.ts';
export { isOneCardTurn } from './decisions/oneCard.ts';
export type * from './events.ts';
export { evolve } from './evolve.ts';
export { type LegalActions, legalActions, listActions, readings, refusal } from './legalActions.ts';
export { extended, RUN_TOP } from './melds.ts';
export * from './playerView.ts';
export { type Random, randomFrom, shuffle } from './random.ts';
export * from './result.ts';
export type * from './ruleSet.ts';
export { cardPoints, handPoints, type Standing, standing, winnersOf } from './scoring.ts';
export { playOrder } from './seating.ts';
export * from './state.ts';
export { claimFaces, isWild, standsFor, usedAsWild } from './wilds.ts';
