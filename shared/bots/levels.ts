import { type BotThink, think } from './think.ts';

/** The levels of bots, weakest first. */
export const LEVELS = ['steady'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * The bot of each level. A choice follows from the view, its rules and the random source alone.
 * @example thinkAs.steady(viewFor(state, seat), random) // { type: 'draw', from: 'stock' }
 */
export const thinkAs: Readonly<Record<Level, BotThink>> = { steady: think };
