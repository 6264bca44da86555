import type { RuleSet } from '#engine';
import { crazyRummy } from './crazyRummy.ts';

/** Crazy Rummy in seven deals: the odd ranks are wild, from the Ace to the King. */
export const crazyRummy7: RuleSet = {
  ...crazyRummy,
  preset: 'crazy-rummy-7',
  wilds: { ...crazyRummy.wilds, schedule: [1, 3, 5, 7, 9, 11, 13] },
};
