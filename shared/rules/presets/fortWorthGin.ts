import type { RuleSet } from '#engine';
import { crazyRummy } from './crazyRummy.ts';

/** John Greer's Fort Worth Gin (1.2): no meld holds more wilds than naturals; what its text leaves open is as at home. */
export const fortWorthGin: RuleSet = {
  ...crazyRummy,
  preset: 'fort-worth-gin',
  melds: { ...crazyRummy.melds, wildLimit: 'atMostNaturals', ownPlace: 'choice' },
};
