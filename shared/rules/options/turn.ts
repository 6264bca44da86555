import { meldsInTurns, takesDeep } from './conditions.ts';
import type { SomeOptions } from './option.ts';

/** How a turn begins and ends: the draw and the discard. */
export const TURN_OPTIONS = {
  'draw.depth': { values: ['one', 'any'], rows: [72], link: 'ra', solved: ['one'] },
  'draw.gated': { values: [false, true], rows: [73], link: 'rb', solved: [false], appliesIf: takesDeep },
  'draw.deepestMustMeld': {
    values: [false, true],
    rows: [74],
    link: 'rc', // It tells of several cards taken.
    solved: 'any',
    appliesIf: takesDeep,
  },
  'draw.takenFrozen': { values: [false, true], rows: [75], link: 'rd', solved: [false], appliesIf: meldsInTurns },
  'draw.topMustMeld': { values: [false, true], rows: [76], link: 're', solved: [false], appliesIf: meldsInTurns },
  'draw.twoNaturals': {
    values: ['off', 'forSeveral', 'always'],
    rows: [77],
    link: 'rf',
    solved: ['off'],
    appliesIf: meldsInTurns,
  },
  'draw.useOrDiscard': { values: [false, true], rows: [78], link: 'rg', solved: [false], appliesIf: meldsInTurns },
  'draw.giveBack': { values: ['yes', 'no', 'notIfTopOnly'], rows: [79], link: 'rh', solved: ['yes'] },
  'draw.outOfTurn': { values: ['off', 'afterDraw', 'beforeDraw'], rows: [80, 81, 82, 83], link: 'ri', solved: ['off'] },
  'draw.pileShown': { values: ['top', 'all'], rows: [84], link: 'rj', solved: 'any' },
  'goingOut.discardTakeBack': { values: [false, true], rows: [99, 100], link: 'gd', solved: 'any' },
  'goingOut.oneCard': {
    values: [true, false],
    rows: [104, 105, 106],
    link: 'gf', // The solver knows both.
    solved: 'any',
    appliesIf: meldsInTurns,
  },
} as const satisfies SomeOptions;
