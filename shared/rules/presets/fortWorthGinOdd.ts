import type { RuleSet } from '#engine';
import { fortWorthGin } from './fortWorthGin.ts';

/** Its short game: seven deals, the odd ranks wild (D1). */
export const fortWorthGinOdd: RuleSet = {
  ...fortWorthGin,
  preset: 'fort-worth-gin-odd',
  wilds: { ...fortWorthGin.wilds, schedule: [1, 3, 5, 7, 9, 11, 13] },
};
