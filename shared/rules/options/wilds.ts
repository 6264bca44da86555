import { isInPack } from '#engine';
import { cardShowsWild, dealerShowsWild, endsAtTarget, turnedCardShowsWild } from './conditions.ts';
import type { SomeOptions } from './option.ts';

const EVERY_RANK = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;
const WITHOUT_LOW_RANKS = [1, 7, 13] as const;

/** Seven deals in which the odd ranks are wild. */
export const ODD_RANKS = [1, 3, 5, 7, 9, 11, 13] as const;

/** Seven deals without a wild rank. */
export const SEVEN_DEALS = [0, 0, 0, 0, 0, 0, 0] as const;

/** Nine deals without a wild rank. */
export const NINE_DEALS = [0, 0, 0, 0, 0, 0, 0, 0, 0] as const;

/** Ten deals without a wild rank. */
export const TEN_DEALS = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0] as const;

/** The wild cards, and the number of deals. */
export const WILD_OPTIONS = {
  'wilds.source': {
    values: [
      'schedule',
      'dealerNames',
      'dealerFirstCard',
      'dealerLastCard',
      'dealerExtraCard',
      'outsideCard',
      'stockCard',
      'none',
    ],
    rows: [26, 29, 30],
    link: 'wa',
    solved: 'any',
  },
  'wilds.schedule': {
    values: [
      EVERY_RANK,
      [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
      [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1],
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1],
      [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1],
      ODD_RANKS,
      [2, 4, 6, 8, 10, 12],
      WITHOUT_LOW_RANKS,
      SEVEN_DEALS,
      [],
      [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
      NINE_DEALS,
      TEN_DEALS,
    ],
    rows: [27, 140],
    link: 'wb',
    solved: 'any',
    appliesIf: (rules) => !endsAtTarget(rules),
    problems: {
      noDeals: {
        test: (rules) => !endsAtTarget(rules) && rules.wilds.schedule.length === 0,
        mends: [[['wilds.schedule', EVERY_RANK]], [['game.end', 'target']]],
      },
      ranksWithoutEnd: {
        test: ({ wilds, game }) =>
          game.end === 'target' && (wilds.source === 'schedule' || wilds.source === 'dealerNames'),
        mends: [[['wilds.source', 'stockCard']], [['game.end', 'schedule']], [['wilds.source', 'none']]],
      },
      namedOnceEach: {
        test: ({ wilds, pack }) =>
          wilds.source === 'dealerNames' &&
          (wilds.schedule.length !== EVERY_RANK.length || pack.lowestRank > 2 || !wilds.aceAllowed),
        mends: [
          [['wilds.schedule', EVERY_RANK]],
          [['pack.lowestRank', 2]],
          [['wilds.aceAllowed', true]],
          [
            ['wilds.schedule', EVERY_RANK],
            ['pack.lowestRank', 2],
            ['wilds.aceAllowed', true],
          ],
          [['wilds.source', 'schedule']],
          [['wilds.source', 'none']],
        ],
      },
      rankNotInPack: {
        test: (rules) =>
          rules.wilds.source === 'schedule' && rules.wilds.schedule.some((rank) => rank > 0 && !isInPack(rules, rank)),
        mends: [[['pack.lowestRank', 2]], [['wilds.schedule', WITHOUT_LOW_RANKS]], [['wilds.source', 'stockCard']]],
      },
      dealWithoutRank: {
        test: ({ wilds }) => wilds.source === 'schedule' && wilds.schedule.includes(0),
        mends: [[['wilds.schedule', EVERY_RANK]], [['wilds.source', 'none']]],
      },
    },
  },
  'wilds.jokerDeal': {
    values: [false, true],
    rows: [28, 140],
    link: 'wc',
    solved: 'any',
    appliesIf: (rules) => !endsAtTarget(rules) && rules.wilds.permanent.includes('jokers'),
    problems: {
      jokerDealWithoutJoker: {
        test: ({ wilds }) => wilds.jokerDeal && !wilds.permanent.includes('jokers'),
        mends: [
          [['wilds.jokerDeal', false]],
          [
            ['wilds.permanent', ['jokers']],
            ['pack.jokers', 1],
          ],
          [['wilds.permanent', ['jokers']]],
        ],
      },
      jokerDealAfterWhat: {
        test: (rules) =>
          rules.wilds.jokerDeal &&
          (endsAtTarget(rules) || (rules.wilds.source !== 'schedule' && rules.wilds.source !== 'dealerNames')),
        mends: [
          [['wilds.jokerDeal', false]],
          [['wilds.source', 'schedule']],
          [
            ['wilds.source', 'schedule'],
            ['game.end', 'schedule'],
          ],
        ],
      },
    },
  },
  'wilds.permanent': {
    values: [
      [],
      ['jokers'],
      ['jokers', 'twos'],
      ['twos'],
      ['tens'],
      ['oneEyedJacks'],
      ['jokers', 'tens'],
      ['jokers', 'oneEyedJacks'],
      ['twos', 'tens'],
      ['twos', 'oneEyedJacks'],
      ['tens', 'oneEyedJacks'],
      ['jokers', 'twos', 'tens'],
      ['jokers', 'twos', 'oneEyedJacks'],
      ['jokers', 'tens', 'oneEyedJacks'],
      ['twos', 'tens', 'oneEyedJacks'],
      ['jokers', 'twos', 'tens', 'oneEyedJacks'],
    ],
    rows: [31],
    link: 'wd',
    solved: [[]],
    nearly: [['jokers']],
  },
  'wilds.indicator': {
    values: ['outOfPlay', 'startsPile'],
    rows: [32],
    link: 'we',
    solved: 'any',
    appliesIf: turnedCardShowsWild,
    problems: {
      twoPileStarts: {
        test: (rules) =>
          turnedCardShowsWild(rules) && rules.wilds.indicator === 'startsPile' && rules.deal.pileUpcard !== 'none',
        mends: [
          [['deal.pileUpcard', 'none']],
          [['wilds.indicator', 'outOfPlay']],
          [['wilds.source', 'dealerExtraCard']],
        ],
      },
    },
  },
  'wilds.permanentIndicator': {
    values: ['buried', 'dealerGetsMore'],
    rows: [33],
    link: 'wf',
    solved: 'any',
    appliesIf: (rules) => dealerShowsWild(rules) && rules.wilds.permanent.length > 0,
    problems: {
      moreForNobody: {
        test: (rules) => turnedCardShowsWild(rules) && rules.wilds.permanentIndicator === 'dealerGetsMore',
        mends: [[['wilds.permanentIndicator', 'buried']], [['wilds.source', 'dealerExtraCard']]],
      },
    },
  },
  'wilds.aceAllowed': {
    values: [true, false],
    rows: [34],
    link: 'wg',
    solved: 'any',
    appliesIf: (rules) => cardShowsWild(rules) || rules.wilds.source === 'dealerNames',
  },
} as const satisfies SomeOptions;
