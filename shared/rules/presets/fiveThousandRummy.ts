import type { RuleSet } from '#engine';
import { crazyRummy } from './crazyRummy.ts';

/** 5000 Rummy in its commonest form (1.11): a first card shown sets each hand, the dealer's own is wild. */
export const fiveThousandRummy: RuleSet = {
  ...crazyRummy,
  preset: 'five-thousand-rummy',
  table: { ...crazyRummy.table, minPlayers: 3, maxPlayers: 8, firstDealer: 'lowestDraw' },
  pack: { ...crazyRummy.pack, packs: 'twoAbove4' },
  deal: { ...crazyRummy.deal, size: 'byUpcard', order: 'hands', extra: 'nobody', pileUpcard: 'kept' },
  wilds: { ...crazyRummy.wilds, source: 'dealerFirstCard', schedule: [] },
  melds: { ...crazyRummy.melds, setMax: 0, duplicates: true, overflow: true, runAce: 'eitherEnd' },
  play: { ...crazyRummy.play, layOffNeedsMeld: false, owner: 'player' },
  draw: { ...crazyRummy.draw, depth: 'any', deepestMustMeld: true, giveBack: 'notIfTopOnly', pileShown: 'all' },
  swap: { ...crazyRummy.swap, to: 'off' },
  goingOut: { ...crazyRummy.goingOut, unplayable: true, float: 'on', oneCard: false, callRummy: 'top' },
  stock: { ...crazyRummy.stock, end: 'whilePileTaken', score: 'melded' },
  scoring: {
    ...crazyRummy.scoring,
    system: 'meldedPlusHands',
    best: 'high',
    ace: 100,
    numbers: 'fiveToNine',
    wild: 100,
    wildAce: 200,
  },
  game: { ...crazyRummy.game, end: 'target', targets: [5000] },
};
