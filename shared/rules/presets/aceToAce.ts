import type { RuleSet } from '#engine';
import { crazyRummy } from './crazyRummy.ts';

/** Ace to Ace (1.6): what one has laid down counts for, what is left in hand against; the whole pile may be taken. */
export const aceToAce: RuleSet = {
  ...crazyRummy,
  preset: 'ace-to-ace',
  table: { ...crazyRummy.table, minPlayers: 2, maxPlayers: 4 },
  wilds: { ...crazyRummy.wilds, schedule: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1] },
  melds: { ...crazyRummy.melds, runAce: 'lowOrHigh', allWild: 'locked' },
  play: { ...crazyRummy.play, owner: 'player' },
  draw: { ...crazyRummy.draw, depth: 'any', gated: true, takenFrozen: true, pileShown: 'all' },
  swap: { ...crazyRummy.swap, allWildLocked: true },
  goingOut: { ...crazyRummy.goingOut, oneCard: false },
  stock: { ...crazyRummy.stock, score: 'meldedMinusHand' },
  scoring: { ...crazyRummy.scoring, system: 'meldedMinusHand', best: 'high', ace: 15 },
};
