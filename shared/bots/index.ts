/** Bots for every game of the family, in levels, and the reasons for what they would play. */

export { lostByDraw, lostByTurn } from './advice/lost.ts';
export type { Completing, Reason, Suggestion } from './advice/reason.ts';
export { suggest } from './advice/suggest.ts';
export { LEVELS, type Level, thinkAs, thinkAtLevel } from './levels.ts';
export { type BotThink, think } from './think.ts';
