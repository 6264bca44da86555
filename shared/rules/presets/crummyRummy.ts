import type { RuleSet } from '#engine';
import { crazyRummy } from './crazyRummy.ts';

/** Crummy Rummy (1.12): seven rounds, each with a contract to be laid whole before anything else. */
export const crummyRummy: RuleSet = {
  ...crazyRummy,
  preset: 'crummy-rummy',
  table: { ...crazyRummy.table, minPlayers: 2, maxPlayers: 8 },
  pack: { ...crazyRummy.pack, packs: 'halfOfPlayers', jokers: 'twoPerPack' },
  deal: { ...crazyRummy.deal, size: 'byRound', extra: 'nobody', pileUpcard: 'replacedIfWild' },
  wilds: { ...crazyRummy.wilds, source: 'none', schedule: [0, 0, 0, 0, 0, 0, 0], permanent: ['jokers', 'twos'] },
  melds: {
    ...crazyRummy.melds,
    setMax: 0,
    duplicates: true,
    overflow: true,
    runMin: 4,
    runAce: 'high',
    wildLimit: 'half',
    ownPlace: 'wild',
  },
  play: { ...crazyRummy.play, contract: 'sevenRounds' },
  draw: { ...crazyRummy.draw, outOfTurn: 'afterDraw' },
  swap: { ...crazyRummy.swap, to: 'otherMeld' },
  goingOut: { ...crazyRummy.goingOut, discard: 'optional', oneCard: false },
  stock: { ...crazyRummy.stock, end: 'reshuffle' },
  scoring: {
    ...crazyRummy.scoring,
    ace: 15,
    numbers: 'fiveToEight',
    wild: 15,
    wildAce: 15,
    joker: 15,
    permanentTwo: 15,
  },
};
