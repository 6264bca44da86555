import type { RuleSet } from '#engine';
import { crazyRummy } from './crazyRummy.ts';

/** Michael Oxner's Joker (1.7): one in the pack, always wild, 50 in hand; a fourteenth deal in which it alone is wild. */
export const oneJoker: RuleSet = {
  ...crazyRummy,
  preset: 'one-joker',
  pack: { ...crazyRummy.pack, jokers: 1 },
  wilds: { ...crazyRummy.wilds, permanent: ['jokers'], jokerDeal: true },
  scoring: { ...crazyRummy.scoring, joker: 50 },
};
