import type { RuleSet } from '#engine';
import { crazyRummy } from './crazyRummy.ts';

/** Beanie (1.5) with its special rules (b) to (e), but not (a), which would leave (b) without meaning (4.74). */
export const beanie: RuleSet = {
  ...crazyRummy,
  preset: 'beanie',
  wilds: { ...crazyRummy.wilds, schedule: [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1] },
  goingOut: { ...crazyRummy.goingOut, relief: 'meld' },
  stock: { ...crazyRummy.stock, end: 'whilePileTaken' },
  scoring: { ...crazyRummy.scoring, ace: 5, numbers: 'fiveToEight' },
};
