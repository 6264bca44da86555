import type { RuleSet } from '#engine';
import { crazyRummy } from './crazyRummy.ts';

/** Treize Brasses (1.4): two packs, thirteen cards each, and who takes a discard must use it (4.17 to 4.19). */
export const treizeBrasses: RuleSet = {
  ...crazyRummy,
  preset: 'treize-brasses',
  table: { ...crazyRummy.table, minPlayers: 2, maxPlayers: 7 },
  pack: { ...crazyRummy.pack, packs: 'two' },
  deal: { ...crazyRummy.deal, cards: 13 },
  melds: { ...crazyRummy.melds, duplicates: true },
  draw: { ...crazyRummy.draw, topMustMeld: true },
  scoring: { ...crazyRummy.scoring, courts: 'elevenToThirteen' },
};
