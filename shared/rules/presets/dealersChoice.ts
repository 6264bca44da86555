import type { RuleSet } from '#engine';
import { crazyRummy } from './crazyRummy.ts';

/** Michael Oxner's dealer's choice (1.7): the dealer names the wild rank, each rank once in thirteen deals (4.27). */
export const dealersChoice: RuleSet = {
  ...crazyRummy,
  preset: 'dealers-choice',
  wilds: { ...crazyRummy.wilds, source: 'dealerNames' },
};
