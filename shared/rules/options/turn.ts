import { hasCalls, meldsInTurns, mustMeldTaken, takesDeep } from './conditions.ts';
import type { SomeOptions } from './option.ts';

/** How a turn begins and ends: the draw and the discard. */
export const TURN_OPTIONS = {
  'draw.depth': {
    values: ['one', 'any'],
    rows: [72],
    link: 'ra',
    solved: ['one'],
    problems: {
      takenUnseen: {
        test: (rules) => rules.draw.pileShown === 'top' && (takesDeep(rules) || rules.goingOut.callRummy === 'pile'),
        mends: [
          [['draw.pileShown', 'all']],
          [['draw.depth', 'one']],
          [['goingOut.callRummy', 'top']],
          [
            ['draw.depth', 'one'],
            ['draw.gated', false],
            ['goingOut.callRummy', 'off'],
          ],
        ],
      },
    },
  },
  'draw.gated': {
    values: [false, true],
    rows: [73],
    link: 'rb',
    solved: [false],
    appliesIf: meldsInTurns,
  },
  'draw.deepestMustMeld': {
    values: [false, true],
    rows: [74],
    link: 'rc',
    // Only matters when several cards are taken.
    solved: 'any',
    appliesIf: takesDeep,
  },
  'draw.takenFrozen': {
    values: [false, true],
    rows: [75],
    link: 'rd',
    solved: [false],
    appliesIf: meldsInTurns,
    problems: {
      frozenMustMeld: {
        test: (rules) => rules.draw.takenFrozen && mustMeldTaken(rules),
        mends: [
          [['draw.takenFrozen', false]],
          [
            ['draw.topMustMeld', false],
            ['draw.deepestMustMeld', false],
            ['draw.twoNaturals', 'off'],
          ],
        ],
      },
      frozenCall: {
        test: (rules) => rules.draw.takenFrozen && hasCalls(rules),
        mends: [[['draw.takenFrozen', false]], [['goingOut.callRummy', 'off']]],
      },
    },
  },
  'draw.topMustMeld': { values: [false, true], rows: [76], link: 're', solved: [false], appliesIf: meldsInTurns },
  'draw.twoNaturals': {
    values: ['off', 'forSeveral', 'always'],
    rows: [77],
    link: 'rf',
    solved: ['off'],
    appliesIf: meldsInTurns,
  },
  'draw.useOrDiscard': {
    values: [false, true],
    rows: [78],
    link: 'rg',
    solved: [false],
    appliesIf: meldsInTurns,
    problems: {
      // R78 conflicts with R105 (§4.100).
      keepAndDiscard: {
        test: ({ draw, goingOut }) => draw.useOrDiscard && goingOut.oneCard,
        mends: [[['goingOut.oneCard', false]], [['draw.useOrDiscard', false]]],
      },
    },
  },
  'draw.giveBack': { values: ['yes', 'no', 'notIfTopOnly'], rows: [79], link: 'rh', solved: ['yes'] },
  'draw.outOfTurn': {
    values: ['off', 'afterDraw', 'beforeDraw'],
    rows: [80, 81, 82, 83],
    link: 'ri',
    solved: ['off'],
    problems: {
      outOfTurnBound: {
        test: ({ draw }) =>
          draw.outOfTurn !== 'off' && (draw.topMustMeld || draw.gated || draw.twoNaturals === 'always'),
        mends: [
          [['draw.outOfTurn', 'off']],
          [
            ['draw.topMustMeld', false],
            ['draw.gated', false],
            ['draw.twoNaturals', 'off'],
          ],
        ],
      },
    },
  },
  'draw.takes': {
    values: [0, 2, 3, 4],
    rows: [163],
    link: 'rk',
    // Only refines taking out of turn.
    solved: 'any',
    appliesIf: ({ draw }) => draw.outOfTurn !== 'off',
  },
  'draw.afterMeld': {
    values: ['open', 'closed'],
    rows: [166],
    link: 'rl',
    solved: ['open'],
    appliesIf: meldsInTurns,
  },
  'draw.pileShown': { values: ['top', 'all'], rows: [84], link: 'rj', solved: 'any' },
  'goingOut.discardTakeBack': { values: [false, true], rows: [99, 100], link: 'gd', solved: 'any' },
  'goingOut.oneCard': {
    values: [true, false],
    rows: [104, 105, 106],
    link: 'gf',
    // The solver handles both values.
    solved: 'any',
    appliesIf: meldsInTurns,
  },
} as const satisfies SomeOptions;
