import {
  asksPoints,
  hasAllWildMelds,
  hasJokers,
  hasRuns,
  hasSets,
  hasSwaps,
  hasWildRank,
  hasWilds,
  meldsInTurns,
} from './conditions.ts';
import type { SomeOptions } from './option.ts';

/** Swapping for wilds on the table. */
export const SWAP_OPTIONS = {
  'swap.to': {
    values: ['free', 'off', 'thisTurn', 'otherMeld', 'stays'],
    rows: [85, 88],
    link: 'sa',
    solved: ['free'],
    appliesIf: (rules) => meldsInTurns(rules) && hasWilds(rules),
  },
  'swap.needsMeld': {
    values: [true, false],
    rows: [86],
    link: 'sb',
    solved: [true],
    appliesIf: (rules) => hasSwaps(rules) && rules.play.contract === 'off' && !asksPoints(rules),
  },
  'swap.which': {
    values: ['all', 'jokers'],
    rows: [89],
    link: 'sc',
    solved: ['all'],
    appliesIf: (rules) =>
      hasSwaps(rules) &&
      rules.swap.to !== 'stays' &&
      hasJokers(rules) &&
      (hasWildRank(rules) || rules.wilds.permanent.length > 1),
    problems: {
      swapNoJoker: {
        test: (rules) =>
          hasSwaps(rules) && rules.swap.to !== 'stays' && rules.swap.which === 'jokers' && !hasJokers(rules),
        mends: [[['swap.which', 'all']], [['swap.to', 'off']]],
      },
    },
  },
  'swap.allWildLocked': {
    values: [false, true],
    rows: [92],
    link: 'se',
    solved: [false],
    appliesIf: (rules) => hasSwaps(rules) && hasSets(rules) && hasAllWildMelds(rules),
  },
  'swap.perTurn': { values: [0, 1], rows: [153], link: 'sf', solved: [0], appliesIf: hasSwaps },
  'swap.sets': {
    values: ['one', 'all', 'never'],
    rows: [156],
    link: 'sg',
    solved: ['one'],
    appliesIf: (rules) => hasSwaps(rules) && hasSets(rules),
    problems: {
      pairForLongSets: {
        test: (rules) => hasSwaps(rules) && hasSets(rules) && rules.swap.sets === 'all' && rules.melds.setMax !== 4,
        mends: [[['swap.sets', 'one']], [['melds.setMax', 4]]],
      },
      neverFromSets: {
        test: (rules) => hasSwaps(rules) && !hasRuns(rules) && rules.swap.sets === 'never',
        mends: [[['swap.sets', 'one']], [['swap.to', 'off']], [['melds.kinds', 'both']]],
      },
    },
  },
} as const satisfies SomeOptions;
