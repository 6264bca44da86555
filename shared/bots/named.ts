import type { PlayerView, Random, SeatAction } from '#engine';
import { LEVELS, type Level, thinkAs } from './levels.ts';

/** The level of this name; Steady if this version has none of that name, as in a table of a newer one. */
const levelNamed = (name: string): Level => LEVELS.find((level) => level === name) ?? 'steady';

/** Chooses as the bot of the level of this name; Steady if this version has none. */
export const thinkAtLevel = (view: PlayerView, random: Random, level: string): SeatAction =>
  thinkAs[levelNamed(level)](view, random);
