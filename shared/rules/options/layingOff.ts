import { meldsInTurns } from './conditions.ts';
import type { SomeOptions } from './option.ts';

/** Adding cards to melds, in one’s turn or by a call. */
export const LAY_OFF_OPTIONS = {
  'play.layOffNeedsMeld': {
    values: [true, false],
    rows: [58, 59],
    link: 'le',
    solved: [true],
    appliesIf: (rules) => meldsInTurns(rules) && rules.play.contract === 'off',
  },
  'play.layOffOthers': { values: [true, false], rows: [60], link: 'lf', solved: [true], appliesIf: meldsInTurns },
  'play.owner': {
    values: ['common', 'player'],
    rows: [68, 94],
    link: 'lh', // Whose they are does not count where penalties do.
    solved: 'any',
    appliesIf: meldsInTurns,
  },
  'goingOut.callRummy': {
    values: ['off', 'top', 'pile'],
    rows: [113, 114],
    link: 'gl',
    solved: ['off'],
    appliesIf: meldsInTurns,
  },
  'goingOut.callEffect': {
    values: ['wholeTurn', 'cardOnly'],
    rows: [151],
    link: 'gm',
    solved: 'any',
    appliesIf: (rules) => meldsInTurns(rules) && rules.goingOut.callRummy !== 'off',
  },
} as const satisfies SomeOptions;
