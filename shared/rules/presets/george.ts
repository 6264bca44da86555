import type { RuleSet } from '#engine';
import { fiveThousandRummy } from './fiveThousandRummy.ts';

/** George, or 2500 (1.11, 4.49): 5000 Rummy with sets only, one wild in each, and two of a kind to take from the pile. */
export const george: RuleSet = {
  ...fiveThousandRummy,
  preset: 'george',
  pack: { ...fiveThousandRummy.pack, packs: 'two', lowestRank: 3 },
  deal: { ...fiveThousandRummy.deal, upcardMeaning: 'total', upcardCourts: 'elevenToThirteen', upcardAce: 14 },
  melds: { ...fiveThousandRummy.melds, kinds: 'sets', runAce: 'high', wildLimit: 'one' },
  draw: { ...fiveThousandRummy.draw, topMustMeld: true, twoNaturals: 'always' },
  game: { ...fiveThousandRummy.game, targets: [2500] },
};
