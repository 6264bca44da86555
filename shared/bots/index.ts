/** Bots for every game of the family, in levels. */
export { LEVELS, type Level, thinkAs, thinkAtLevel } from './levels.ts';
export { type BotThink, think } from './think.ts';
