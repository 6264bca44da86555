import type { RuleSet, StockRules } from '#engine';
import { asksPoints, countsMelds, hasJokers, hasLowAce, hasWildRank, isPenalties, meldsInTurns } from './conditions.ts';
import type { SomeOptions } from './option.ts';

/** The scores for an empty stock that each scoring system allows (R118, R120). */
const STOCK_SCORES: Readonly<Record<RuleSet['scoring']['system'], readonly StockRules['score'][]>> = {
  penalties: ['hands', 'nobody'],
  winnerTakesHands: ['nobody'],
  meldedMinusHand: ['melded', 'meldedMinusHand', 'nobody'],
  meldedPlusHands: ['melded', 'meldedMinusHand', 'nobody'],
  melded: ['melded', 'meldedMinusHand', 'nobody'],
};

/** The points of cards and deals. */
export const SCORING_OPTIONS = {
  'scoring.system': {
    values: ['penalties', 'winnerTakesHands', 'meldedMinusHand', 'meldedPlusHands', 'melded'],
    rows: [120, 132],
    link: 'ca',
    solved: ['penalties'],
    problems: {
      lowOrHigh: {
        test: (rules) => isPenalties(rules) !== (rules.scoring.best === 'low'),
        mends: [
          [['scoring.best', 'low']],
          [['scoring.best', 'high']],
          [['scoring.system', 'penalties']],
          [['scoring.system', 'meldedMinusHand']],
          [['scoring.system', 'winnerTakesHands']],
        ],
      },
      // R120 counts melded cards, but R68 makes them common (§4.100).
      whoseMelds: {
        test: (rules) => countsMelds(rules) && rules.play.owner !== 'player',
        mends: [
          [['play.owner', 'player']],
          [['scoring.system', 'penalties']],
          [['scoring.system', 'winnerTakesHands']],
        ],
      },
      meldsNeverSeen: {
        test: (rules) => rules.goingOut.rummyOnly && countsMelds(rules),
        mends: [
          [['scoring.system', 'winnerTakesHands']],
          [['scoring.system', 'penalties']],
          [
            ['goingOut.rummyOnly', false],
            ['play.when', 'duringTurns'],
          ],
        ],
      },
      emptyStockScore: {
        test: ({ scoring, stock }) => !STOCK_SCORES[scoring.system].includes(stock.score),
        mends: [
          [['stock.score', 'hands']],
          [['stock.score', 'meldedMinusHand']],
          [['stock.score', 'nobody']],
          [['scoring.system', 'penalties']],
          [['scoring.system', 'meldedMinusHand']],
          [['scoring.system', 'winnerTakesHands']],
        ],
      },
    },
  },
  'scoring.best': { values: ['low', 'high'], rows: [121], link: 'cb', solved: ['low'] },
  'scoring.ace': { values: [1, 5, 10, 15, 50, 100, 11, 20], rows: [122], link: 'cc', solved: 'any' },
  'scoring.numbers': {
    values: ['face', 'fiveToNine', 'fiveToEight', 'fiveToSeven'],
    rows: [123, 124],
    link: 'cd',
    solved: 'any',
  },
  'scoring.courts': { values: ['ten', 'elevenToThirteen'], rows: [125], link: 'ce', solved: 'any' },
  'scoring.wild': {
    values: [25, 15, 20, 50, 100, 200, 0],
    rows: [126],
    link: 'cf',
    solved: 'any',
    appliesIf: (rules) =>
      hasWildRank(rules) || rules.wilds.permanent.some((kind) => kind === 'tens' || kind === 'oneEyedJacks'),
    followers: ['scoring.wildAce', 'scoring.joker', 'scoring.permanentTwo'],
  },
  'scoring.wildAce': {
    values: [25, 15, 20, 50, 100, 150, 200, 0],
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
  'scoring.press': {
    values: ['off', 'on', 'voluntary'],
    rows: [135, 136],
    link: 'cn',
    solved: 'any',
    problems: {
      // R135 to R137 and R134 need penalties (§4.26, §4.100).
      doublesPenalties: {
        test: (rules) => (rules.scoring.press !== 'off' || rules.scoring.double7K) && !isPenalties(rules),
        mends: [
          [
            ['scoring.press', 'off'],
            ['scoring.double7K', false],
            ['scoring.autoPress', false],
          ],
          [['scoring.system', 'penalties']],
        ],
      },
    },
  },
  'scoring.autoPress': {
    values: [false, true],
    rows: [137, 138],
    link: 'co',
    solved: 'any',
    appliesIf: ({ scoring }) => scoring.press !== 'off',
    problems: {
      autoPressAlone: {
        test: ({ scoring }) => scoring.autoPress && scoring.press === 'off',
        mends: [[['scoring.autoPress', false]], [['scoring.press', 'voluntary']]],
      },
    },
  },
  'scoring.lowAce': {
    values: [0, 1, 5],
    rows: [158],
    link: 'cp',
    // Where penalties count and no opening has to have points, cards on the table have none.
    solved: 'any',
    appliesIf: (rules) => hasLowAce(rules) && (asksPoints(rules) || countsMelds(rules)),
  },
  'scoring.unopened': {
    values: [0, 100],
    rows: [159],
    link: 'cq',
    solved: [0],
    appliesIf: (rules) => isPenalties(rules) && meldsInTurns(rules),
  },
  'scoring.rummyBonus': { values: [0, 10, 25], rows: [164], link: 'cr', solved: [0] },
  'scoring.blackAce': { values: [0, 15], rows: [168], link: 'cs', solved: [0] },
} as const satisfies SomeOptions;
