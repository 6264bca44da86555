import type { RuleSet } from '#engine';
import { fortWorthGin } from './fortWorthGin.ts';

/** Its very short game: six deals, the even ranks wild (D1). */
export const fortWorthGinEven: RuleSet = {
  ...fortWorthGin,
  preset: 'fort-worth-gin-even',
  wilds: { ...fortWorthGin.wilds, schedule: [2, 4, 6, 8, 10, 12] },
};
