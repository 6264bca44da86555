import type { RuleSet } from '#engine';
import { crazyRummy } from './crazyRummy.ts';

/** Basic Rummy (1.10): no wilds, no last discard needed, the winner of a deal scores what the others hold. */
export const basicRummy: RuleSet = {
  ...crazyRummy,
  preset: 'basic-rummy',
  table: { ...crazyRummy.table, minPlayers: 2, maxPlayers: 4 },
  deal: { ...crazyRummy.deal, cardsIfFew: 10, fewPlayers: 2, extra: 'nobody', pileUpcard: 'kept' },
  wilds: { ...crazyRummy.wilds, source: 'none', schedule: [] },
  play: { ...crazyRummy.play, layOffNeedsMeld: false },
  draw: { ...crazyRummy.draw, giveBack: 'no' },
  swap: { ...crazyRummy.swap, to: 'off' },
  goingOut: { ...crazyRummy.goingOut, discard: 'optional', faceDown: true, oneCard: false },
  stock: { ...crazyRummy.stock, end: 'reshuffle', reshuffles: 1, score: 'nobody', stalemate: true },
  scoring: { ...crazyRummy.scoring, system: 'winnerTakesHands', best: 'high', doubleRummy: true },
  game: { ...crazyRummy.game, end: 'target', targets: [100, 150, 200] },
};
