import { chooseAsBeginner } from './beginner.ts';
import { type BotThink, isStuck, legal, think } from './think.ts';

/** The levels of bots, weakest first. */
export const LEVELS = ['beginner', 'steady'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * The bot of each level. A choice follows from the view, its rules and the random source alone.
 * @example thinkAs.steady(viewFor(state, seat), random) // { type: 'draw', from: 'stock' }
 */
export const thinkAs: Readonly<Record<Level, BotThink>> = {
  beginner: (view, random) => legal(view, isStuck(view) ? null : chooseAsBeginner(view, random)),
  steady: think,
};
