import type { RuleSet } from '#engine';
import { firstValues } from '../options/index.ts';

/** Crazy Rummy, the game all others are compared with. */
export const crazyRummy: RuleSet = firstValues('crazy-rummy');

/** Crazy Rummy in seven deals: the odd ranks from Ace to King are wild. */
export const crazyRummy7: RuleSet = {
  ...crazyRummy,
  preset: 'crazy-rummy-7',
  wilds: { ...crazyRummy.wilds, schedule: [1, 3, 5, 7, 9, 11, 13] },
};

/** Crazy Rummy in three deals, for a short evening: Aces, Sevens and Kings are wild. */
export const crazyRummy3: RuleSet = {
  ...crazyRummy,
  preset: 'crazy-rummy-3',
  wilds: { ...crazyRummy.wilds, schedule: [1, 7, 13] },
};
