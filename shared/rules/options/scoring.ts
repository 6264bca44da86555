import { hasJokers, hasWildRank } from './conditions.ts';
import type { SomeOptions } from './option.ts';

/** What cards and deals count. */
export const SCORING_OPTIONS = {
  'scoring.system': {
    values: ['penalties', 'winnerTakesHands', 'meldedMinusHand', 'meldedPlusHands', 'melded'],
    rows: [120, 132],
    link: 'ca',
    solved: ['penalties'],
  },
  'scoring.best': { values: ['low', 'high'], rows: [121], link: 'cb', solved: ['low'] },
  'scoring.ace': { values: [1, 5, 10, 15, 50, 100], rows: [122], link: 'cc', solved: 'any' },
  'scoring.numbers': {
    values: ['face', 'fiveToNine', 'fiveToEight', 'fiveToSeven'],
    rows: [123, 124],
    link: 'cd',
    solved: 'any',
  },
  'scoring.courts': { values: ['ten', 'elevenToThirteen'], rows: [125], link: 'ce', solved: 'any' },
  'scoring.wild': {
    values: [25, 15, 20, 50, 100, 200],
    rows: [126],
    link: 'cf',
    solved: 'any',
    appliesIf: (rules) =>
      hasWildRank(rules) || rules.wilds.permanent.some((kind) => kind === 'tens' || kind === 'oneEyedJacks'),
    followers: ['scoring.wildAce', 'scoring.joker', 'scoring.permanentTwo'],
  },
  'scoring.wildAce': {
    values: [25, 15, 20, 50, 100, 150, 200],
    rows: [127],
    link: 'cg',
    solved: 'any',
    appliesIf: hasWildRank,
  },
  'scoring.joker': { values: [25, 15, 20, 50, 100, 200], rows: [128], link: 'ch', solved: 'any', appliesIf: hasJokers },
  'scoring.permanentTwo': {
    values: [25, 15, 20, 50, 100, 200],
    rows: [129],
    link: 'ci',
    solved: 'any',
    appliesIf: ({ wilds }) => wilds.permanent.includes('twos'),
  },
  'scoring.queenOfSpades': { values: [0, 45], rows: [130], link: 'cj', solved: [0] },
  'scoring.outBonus': { values: [0, 15, 200], rows: [131, 139], link: 'ck', solved: 'any' },
  'scoring.doubleRummy': { values: [false, true], rows: [133], link: 'cl', solved: 'any' },
  'scoring.double7K': { values: [false, true], rows: [134], link: 'cm', solved: 'any', appliesIf: hasWildRank },
  'scoring.press': { values: ['off', 'on', 'voluntary'], rows: [135, 136], link: 'cn', solved: 'any' },
  'scoring.autoPress': {
    values: [false, true],
    rows: [137, 138],
    link: 'co',
    solved: 'any',
    appliesIf: ({ scoring }) => scoring.press !== 'off',
  },
} as const satisfies SomeOptions;
