import type { RuleSet } from '#engine';
import { crazyRummy } from './crazyRummy.ts';

/** Thanasis (1.8, 4.30 to 4.33): melds stay in the hand until somebody goes Rummy and scores what the others hold. */
export const thanasis: RuleSet = {
  ...crazyRummy,
  preset: 'thanasis',
  table: { ...crazyRummy.table, minPlayers: 4, maxPlayers: 7, direction: 'counterClockwise' },
  pack: { ...crazyRummy.pack, packs: 'two', jokers: 4 },
  deal: { ...crazyRummy.deal, cards: 10, extra: 'nobody' },
  wilds: { ...crazyRummy.wilds, source: 'stockCard', schedule: [], permanent: ['jokers'] },
  melds: { ...crazyRummy.melds, duplicates: true },
  play: { ...crazyRummy.play, when: 'goingOutOnly', layOffOthers: false },
  swap: { ...crazyRummy.swap, to: 'off' },
  goingOut: { ...crazyRummy.goingOut, oneCard: false, rummyOnly: true, othersMeldAfter: true },
  stock: { ...crazyRummy.stock, end: 'reshuffle', score: 'nobody' },
  scoring: { ...crazyRummy.scoring, system: 'winnerTakesHands', best: 'high' },
  game: { ...crazyRummy.game, end: 'target', targets: [150] },
};
