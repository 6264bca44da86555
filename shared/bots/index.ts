/** Bots for every game of the family, in levels. */
export { LEVELS, type Level, thinkAs } from './levels.ts';
export { thinkAtLevel } from './named.ts';
export { type BotThink, think } from './think.ts';
