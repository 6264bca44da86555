import { meldsInTurns } from './conditions.ts';
import type { SomeOptions } from './option.ts';

/** How a deal is ended by a player. */
export const GOING_OUT_OPTIONS = {
  'goingOut.discard': {
    values: ['required', 'optional', 'forbidden'],
    rows: [95, 96],
    link: 'ga',
    solved: ['required'],
  },
  'goingOut.unplayable': {
    values: [false, true],
    rows: [97],
    link: 'gb',
    solved: [false],
    appliesIf: (rules) => meldsInTurns(rules) && rules.goingOut.discard !== 'forbidden',
  },
  'goingOut.faceDown': {
    values: [false, true],
    rows: [98],
    link: 'gc',
    solved: 'any',
    isPresentation: true,
    appliesIf: ({ goingOut }) => goingOut.discard !== 'forbidden',
  },
  'goingOut.float': {
    values: ['off', 'on', 'onWithPenalty'],
    rows: [101, 102, 103],
    link: 'ge',
    solved: ['off'],
    appliesIf: meldsInTurns,
  },
  'goingOut.firstTurn': { values: [true, false], rows: [107], link: 'gg', solved: [true] },
  'goingOut.relief': {
    values: ['nothing', 'meld', 'fullTurn'],
    rows: [108, 109],
    link: 'gh',
    solved: ['nothing'],
    appliesIf: (rules) => meldsInTurns(rules) && rules.goingOut.firstTurn,
  },
  'goingOut.upFor2': { values: [false, true], rows: [110], link: 'gi', solved: [false], appliesIf: meldsInTurns },
  'goingOut.rummyOnly': { values: [false, true], rows: [111], link: 'gj', solved: [false] },
  'goingOut.othersMeldAfter': {
    values: [false, true],
    rows: [112],
    link: 'gk',
    solved: 'any',
    appliesIf: ({ goingOut }) => goingOut.rummyOnly,
  },
} as const satisfies SomeOptions;
