import type { RuleSet } from '#engine';
import { crazyRummy } from '#rules';

/** Ten cards each from two packs, no one-card rule; sevens and Kings count double. */
export const fridayRummy: RuleSet = {
  ...crazyRummy,
  pack: { ...crazyRummy.pack, packs: 'two' },
  deal: { ...crazyRummy.deal, cards: 10 },
  goingOut: { ...crazyRummy.goingOut, oneCard: false },
  scoring: { ...crazyRummy.scoring, double7K: true },
};
