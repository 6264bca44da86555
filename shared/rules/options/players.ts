import type { SomeOptions } from './option.ts';

/** Who plays, and with which cards. */
export const PLAYER_OPTIONS = {
  'table.minPlayers': { values: [3, 2, 4], rows: [1], link: 'ta', solved: 'any' },
  'table.maxPlayers': { values: [6, 3, 4, 5, 7, 8], rows: [1], link: 'tb', solved: 'any' },
  'table.direction': { values: ['clockwise', 'counterClockwise'], rows: [5, 9], link: 'tc', solved: 'any' },
  'table.firstDealer': { values: ['random', 'lowestDraw', 'firstJack'], rows: [6], link: 'td', solved: 'any' },
  'table.drawTie': {
    values: ['lowestRedraw', 'allEqualRedraw'],
    rows: [7],
    link: 'te',
    solved: 'any',
    appliesIf: ({ table }) => table.firstDealer === 'lowestDraw',
  },
  'pack.packs': {
    values: ['one', 'two', 'twoAbove4', 'threeAbove4', 'halfOfPlayers'],
    rows: [2],
    link: 'pa',
    solved: ['one'],
  },
  'pack.jokers': { values: [0, 1, 4, 6, 'twoPerPack'], rows: [3], link: 'pb', solved: [0] },
  'pack.lowestRank': { values: [2, 3, 4, 6], rows: [4], link: 'pc', solved: [2] },
} as const satisfies SomeOptions;
