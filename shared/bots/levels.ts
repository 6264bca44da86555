import { type PlayerView, type Random, refusal, type SeatAction } from '#engine';
import { isNearlySolved } from '#rules';
import { chooseAsBeginner } from './beginner.ts';
import { chooseExpert } from './expert/index.ts';
import { chooseSharp } from './sharp/index.ts';
import { type BotThink, isMidTurn, isStuck, legal, think } from './think.ts';

/** The levels of bots, weakest first. */
export const LEVELS = ['beginner', 'steady', 'sharp', 'expert'] as const;
export type Level = (typeof LEVELS)[number];

const sharp: BotThink = (view, random) => {
  const wish = isMidTurn(view) && isNearlySolved(view.rules) && !isStuck(view) ? chooseSharp(view) : null;
  return wish && refusal(view, wish) === null ? wish : think(view, random);
};

/**
 * The bot of each level. A choice follows from the view, its rules and the random source alone.
 * @example thinkAs.steady(viewFor(state, seat), random) // { type: 'draw', from: 'stock' }
 */
export const thinkAs: Readonly<Record<Level, BotThink>> = {
  beginner: (view, random) => legal(view, isStuck(view) ? null : chooseAsBeginner(view, random)),
  steady: think,
  sharp,
  expert: (view, random) => chooseExpert(view, random, sharp),
};

/** The level of this name; Steady if this version has none of that name, as in a table of a newer one. */
const levelNamed = (name: string): Level => LEVELS.find((level) => level === name) ?? 'steady';

/** Chooses as the bot of the level of this name; Steady if this version has none. */
export const thinkAtLevel = (view: PlayerView, random: Random, level: string): SeatAction =>
  thinkAs[levelNamed(level)](view, random);
