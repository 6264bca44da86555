import { hasRuns, hasSets, hasSeveralPacks, hasWilds, meldsInTurns } from './conditions.ts';
import type { SomeOptions } from './option.ts';

/** What a meld is, and when new ones may be laid. */
export const MELD_OPTIONS = {
  'melds.kinds': { values: ['both', 'sets', 'runs'], rows: [36], link: 'ma', solved: ['both'] },
  'melds.setMin': { values: [3], rows: [37], link: 'mb', solved: [3], appliesIf: hasSets },
  'melds.setMax': { values: [4, 8, 0], rows: [38], link: 'mc', solved: [4], appliesIf: hasSets },
  'melds.duplicates': {
    values: [false, true],
    rows: [39, 91],
    link: 'md',
    solved: [false],
    appliesIf: (rules) => hasSets(rules) && hasSeveralPacks(rules),
  },
  'melds.overflow': {
    values: [false, true],
    rows: [40],
    link: 'me',
    solved: [false],
    appliesIf: (rules) => hasSets(rules) && hasWilds(rules) && rules.melds.setMax !== 4,
  },
  'melds.runMin': { values: [3, 4], rows: [41], link: 'mf', solved: [3], appliesIf: hasRuns },
  'melds.runAce': {
    values: ['low', 'lowOrHigh', 'eitherEnd', 'high', 'highOrLow'],
    rows: [43],
    link: 'mg',
    solved: ['low'],
    appliesIf: hasRuns,
  },
  'melds.wildLimit': {
    values: ['none', 'atMostNaturals', 'fewerThanNaturals', 'one', 'half'],
    rows: [45, 47],
    link: 'mh',
    solved: ['none'],
    appliesIf: hasWilds,
  },
  'melds.splitLong': {
    values: [false, true],
    rows: [46],
    link: 'mi', // It tells of a limit on wilds.
    solved: 'any',
    appliesIf: (rules) => hasWilds(rules) && rules.melds.wildLimit === 'one',
  },
  'melds.ownPlace': {
    values: ['natural', 'wild', 'choice'],
    rows: [48],
    link: 'mj', // It tells of a limit on wilds.
    solved: 'any',
    appliesIf: (rules) => hasWilds(rules) && rules.melds.wildLimit !== 'none',
  },
  'melds.allWild': {
    values: ['ordinary', 'locked', 'special'],
    rows: [49],
    link: 'mk',
    solved: ['ordinary'],
    appliesIf: (rules) => hasWilds(rules) && rules.melds.wildLimit === 'none',
  },
  'melds.setWild': {
    values: ['anyMissing', 'named'],
    rows: [52, 91],
    link: 'ml',
    solved: ['anyMissing'],
    appliesIf: (rules) => hasWilds(rules) && hasSets(rules),
  },
  'play.when': { values: ['duringTurns', 'goingOutOnly'], rows: [54], link: 'la', solved: ['duringTurns'] },
  'play.firstTurn': {
    values: [true, false],
    rows: [55],
    link: 'lb',
    solved: [true],
    appliesIf: ({ play }) => play.firstRound,
  },
  'play.firstRound': { values: [true, false], rows: [56], link: 'lc', solved: [true] },
  'play.meldsPerTurn': {
    values: [0, 1],
    rows: [57],
    link: 'ld',
    solved: [0],
    appliesIf: (rules) => meldsInTurns(rules) && rules.play.contract === 'off',
  },
  'play.contract': {
    values: ['off', 'sevenRounds'],
    rows: [62, 42, 63, 64, 65, 66, 67],
    link: 'lg',
    solved: ['off'],
    appliesIf: meldsInTurns,
  },
} as const satisfies SomeOptions;
