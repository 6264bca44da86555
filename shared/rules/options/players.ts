import { hasEnoughCards, MAX_SEATS, type RuleSet } from '#engine';
import { hasSets, hasSeveralPacks } from './conditions.ts';
import type { SomeOptions } from './option.ts';

/** All table sizes that the rules allow (R1). */
const tableSizes = ({ table }: RuleSet): readonly number[] =>
  Array.from({ length: Math.max(0, table.maxPlayers - table.minPlayers + 1) }, (_, i) => table.minPlayers + i);

/** The number of players, and the pack. */
export const PLAYER_OPTIONS = {
  'table.minPlayers': { values: [3, 2, 4], rows: [1], link: 'ta', solved: 'any' },
  'table.maxPlayers': {
    values: [6, 3, 4, 5, 7, 8],
    rows: [1],
    link: 'tb',
    solved: 'any',
    problems: {
      noTable: {
        test: ({ table }) =>
          table.minPlayers > table.maxPlayers || table.minPlayers < 2 || table.maxPlayers > MAX_SEATS,
        mends: [[['table.maxPlayers', 6]], [['table.minPlayers', 3]], [['table.minPlayers', 2]]],
      },
      tooFewCards: {
        test: (rules) => tableSizes(rules).some((seats) => !hasEnoughCards(rules, seats)),
        mends: [
          [['table.maxPlayers', 7]],
          [['table.maxPlayers', 6]],
          [['table.maxPlayers', 5]],
          [['table.maxPlayers', 4]],
          [['table.maxPlayers', 3]],
          [['pack.packs', 'two']],
          [['pack.packs', 'threeAbove4']],
          [['pack.packs', 'halfOfPlayers']],
          [['deal.cards', 7]],
          [['pack.lowestRank', 2]],
          [
            ['pack.packs', 'two'],
            ['table.maxPlayers', 4],
          ],
          [
            ['deal.cards', 7],
            ['table.maxPlayers', 4],
          ],
          [['deal.size', 'fixed']],
        ],
      },
    },
  },
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
    // With two packs a set may hold equal cards, and so up to eight cards (R38, R39, E22).
    companions: {
      appliesIf: (rules) => hasSeveralPacks(rules) && hasSets(rules),
      changes: ({ melds }) => [
        ['melds.duplicates', true],
        ...(melds.setMax === 4 ? [['melds.setMax', 8] as const] : []),
      ],
    },
  },
  'pack.jokers': {
    values: [0, 1, 4, 6, 'twoPerPack', 2],
    rows: [3],
    link: 'pb',
    solved: [0],
    nearly: [1],
    problems: {
      jokersMissing: {
        test: ({ wilds, pack }) => wilds.permanent.includes('jokers') && pack.jokers === 0,
        mends: [[['pack.jokers', 'twoPerPack']], [['wilds.permanent', []]]],
      },
      jokersNotWild: {
        test: ({ wilds, pack }) => !wilds.permanent.includes('jokers') && pack.jokers !== 0,
        mends: [[['wilds.permanent', ['jokers']]], [['wilds.permanent', ['jokers', 'twos']]], [['pack.jokers', 0]]],
      },
    },
  },
  'pack.lowestRank': {
    values: [2, 3, 4, 6],
    rows: [4],
    link: 'pc',
    solved: [2],
    problems: {
      twosMissing: {
        test: ({ wilds, pack }) => wilds.permanent.includes('twos') && pack.lowestRank > 2,
        mends: [[['pack.lowestRank', 2]], [['wilds.permanent', []]], [['wilds.permanent', ['jokers']]]],
      },
    },
  },
} as const satisfies SomeOptions;
