import type { RuleSet } from '#engine';
import { crazyRummy } from './crazyRummy.ts';

/** Crazy Rummy in three deals, for a short evening: Aces, Sevens and Kings are wild. */
export const crazyRummy3: RuleSet = {
  ...crazyRummy,
  preset: 'crazy-rummy-3',
  wilds: { ...crazyRummy.wilds, schedule: [1, 7, 13] },
};
