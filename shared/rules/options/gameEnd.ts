import { endsAtTarget } from './conditions.ts';
import type { SomeOptions } from './option.ts';

/** When a game ends and who has won it. */
export const GAME_END_OPTIONS = {
  'game.end': { values: ['schedule', 'target'], rows: [140], link: 'ea', solved: 'any' },
  'game.targets': {
    values: [[], [100], [150], [200], [100, 150, 200], [1500], [2000], [2200], [2500], [2800], [5000], [10000], [500]],
    rows: [141],
    link: 'eb',
    solved: 'any',
    appliesIf: endsAtTarget,
    problems: {
      noTarget: {
        test: (rules) => endsAtTarget(rules) && rules.game.targets.length === 0,
        mends: [[['game.targets', [150]]], [['game.end', 'schedule']]],
      },
    },
  },
  'game.targetWinner': {
    values: ['best', 'outFirst'],
    rows: [142],
    link: 'ec',
    solved: 'any',
    appliesIf: endsAtTarget,
    problems: {
      firstToLose: {
        test: (rules) => endsAtTarget(rules) && rules.game.targetWinner === 'outFirst' && rules.scoring.best === 'low',
        mends: [[['game.targetWinner', 'best']], [['scoring.best', 'high']]],
      },
    },
  },
} as const satisfies SomeOptions;

/** Payments after the game. */
export const MONEY_OPTIONS = {
  'money.settle': { values: ['off', 'everyPair', 'winnerOnly'], rows: [144, 147], link: 'ba', solved: 'any' },
  'money.rate': {
    values: [1, 0],
    rows: [145],
    link: 'bb',
    solved: 'any',
    appliesIf: ({ money }) => money.settle !== 'off',
  },
  'money.roundTo': {
    values: [5, 0],
    rows: [146],
    link: 'bc',
    solved: 'any',
    appliesIf: ({ money }) => money.settle !== 'off' && money.rate > 0,
  },
  'money.perDeal': {
    values: [0, 5],
    rows: [148],
    link: 'bd',
    solved: 'any',
    appliesIf: ({ money }) => money.settle !== 'off' && money.rate > 0,
  },
} as const satisfies SomeOptions;
