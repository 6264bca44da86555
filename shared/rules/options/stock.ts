import { endsAtTarget, meldsInTurns } from './conditions.ts';
import type { SomeOptions } from './option.ts';

/** What happens when the stock is empty. */
export const STOCK_OPTIONS = {
  'stock.end': { values: ['afterTurn', 'reshuffle', 'whilePileTaken'], rows: [115], link: 'ka', solved: ['afterTurn'] },
  'stock.reshuffles': {
    values: [0, 1],
    rows: [116],
    link: 'kb',
    solved: 'any',
    appliesIf: ({ stock }) => stock.end === 'reshuffle',
  },
  'stock.keepTop': {
    values: [false, true],
    rows: [117],
    link: 'kc',
    solved: 'any',
    appliesIf: ({ stock }) => stock.end === 'reshuffle',
  },
  'stock.score': { values: ['hands', 'nobody', 'melded', 'meldedMinusHand'], rows: [118], link: 'kd', solved: 'any' },
  'stock.stalemate': {
    values: [false, true],
    rows: [119],
    link: 'ke',
    solved: 'any',
    appliesIf: (rules) => meldsInTurns(rules) && endsAtTarget(rules),
  },
} as const satisfies SomeOptions;
