import { contractsOf } from '#engine';
import { dealsByUpcard, endsAtTarget, hasContract } from './conditions.ts';
import type { SomeOptions } from './option.ts';

/** How the cards are dealt. */
export const DEAL_OPTIONS = {
  'table.firstPlayer': { values: ['afterDealer', 'dealer'], rows: [11], link: 'tg', solved: 'any' },
  'deal.size': {
    values: ['fixed', 'byRound', 'byUpcard', 'byContract'],
    rows: [12, 14, 15, 62],
    link: 'da',
    solved: ['fixed'],
    problems: {
      growsForever: {
        test: (rules) => rules.deal.size === 'byRound' && endsAtTarget(rules),
        mends: [[['deal.size', 'fixed']], [['game.end', 'schedule']]],
      },
      handsByWhat: {
        test: (rules) =>
          rules.deal.size === 'byContract' &&
          (!hasContract(rules) || contractsOf(rules).some(({ hand }) => hand === null)),
        mends: [[['deal.size', 'fixed']], [['deal.size', 'byRound']], [['play.contract', 'liverpool']]],
      },
    },
  },
  'deal.cards': {
    values: [7, 10, 13, 3, 14],
    rows: [12, 14],
    link: 'db',
    // With larger hands there are too many turns to examine.
    solved: [7, 10],
    appliesIf: ({ deal }) => deal.size === 'fixed' || deal.size === 'byRound',
  },
  'deal.cardsIfFew': {
    values: [0, 10, 13],
    rows: [13],
    link: 'dc',
    solved: [0, 10],
    appliesIf: ({ deal }) => deal.size === 'fixed',
  },
  'deal.fewPlayers': {
    values: [3, 2],
    rows: [13],
    link: 'dd',
    solved: 'any',
    appliesIf: ({ deal }) => deal.size === 'fixed' && deal.cardsIfFew > 0,
  },
  'deal.upcardMeaning': {
    values: ['additional', 'total'],
    rows: [16],
    link: 'de',
    // Hands of a fixed size have no upcard. The same holds for the next four options.
    solved: 'any',
    appliesIf: dealsByUpcard,
  },
  'deal.upcardCourts': {
    values: ['ten', 'elevenToThirteen'],
    rows: [17],
    link: 'df',
    solved: 'any',
    appliesIf: dealsByUpcard,
  },
  'deal.upcardAce': { values: [11, 14, 15], rows: [18], link: 'dg', solved: 'any', appliesIf: dealsByUpcard },
  'deal.upcardPermanentWild': {
    values: ['buried', '15', '20', '25', 'twoOrTwelve'],
    rows: [19],
    link: 'dh',
    solved: 'any',
    appliesIf: (rules) => dealsByUpcard(rules) && rules.wilds.permanent.length > 0,
  },
  'deal.burySmallUpcards': {
    values: [false, true],
    rows: [20],
    link: 'di',
    solved: 'any',
    appliesIf: (rules) => dealsByUpcard(rules) && rules.pack.lowestRank < 6,
  },
  'deal.order': {
    values: ['cards', 'hands'],
    rows: [21],
    link: 'dj',
    solved: 'any',
    appliesIf: (rules) => !dealsByUpcard(rules),
  },
  'deal.extra': { values: ['firstPlayer', 'nobody'], rows: [22, 23], link: 'dk', solved: 'any' },
  'deal.pileUpcard': {
    values: ['none', 'kept', 'replacedIfWild'],
    rows: [24, 25],
    link: 'dl',
    solved: 'any',
    problems: {
      turnedBeforeNamed: {
        test: ({ wilds, deal }) => wilds.source === 'dealerNames' && deal.pileUpcard === 'replacedIfWild',
        mends: [[['deal.pileUpcard', 'kept']], [['wilds.source', 'schedule']]],
      },
    },
  },
} as const satisfies SomeOptions;
