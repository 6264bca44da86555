import { hasEnoughCards, isInPack, MAX_SEATS, type RuleSet } from '#engine';
import { endsAtTarget, hasRuns, hasSets, hasWilds, turnedCardShowsWild } from '../options/conditions.ts';
import { crazyRummy } from '../presets/crazyRummy.ts';
import { crazyRummy3 } from '../presets/crazyRummy3.ts';
import type { ProblemRule } from './problem.ts';

const EVERY_RANK = crazyRummy.wilds.schedule;
const WITHOUT_LOW_RANKS = crazyRummy3.wilds.schedule;

/** Every size of table that the rules allow (R1). */
export const tableSizes = ({ table }: RuleSet): readonly number[] =>
  Array.from({ length: Math.max(0, table.maxPlayers - table.minPlayers + 1) }, (_, i) => table.minPlayers + i);

/** What is wrong with seats, packs, the deal, the wild cards or the sets they make. */
export const CARD_PROBLEMS = {
  noTable: {
    test: ({ table }) => table.minPlayers > table.maxPlayers || table.minPlayers < 2 || table.maxPlayers > MAX_SEATS,
    mends: [[['table.maxPlayers', 6]], [['table.minPlayers', 3]], [['table.minPlayers', 2]]],
  },
  tooFewCards: {
    test: (rules) => tableSizes(rules).some((seats) => !hasEnoughCards(rules, seats)),
    mends: [
      [['table.maxPlayers', 7]],
      [['table.maxPlayers', 6]],
      [['table.maxPlayers', 5]],
      [['table.maxPlayers', 4]],
      [['table.maxPlayers', 3]],
      [['pack.packs', 'two']],
      [['pack.packs', 'threeAbove4']],
      [['pack.packs', 'halfOfPlayers']],
      [['deal.cards', 7]],
      [['pack.lowestRank', 2]],
      [
        ['pack.packs', 'two'],
        ['table.maxPlayers', 4],
      ],
      [
        ['deal.cards', 7],
        ['table.maxPlayers', 4],
      ],
      [['deal.size', 'fixed']],
    ],
  },
  jokersMissing: {
    test: ({ wilds, pack }) => wilds.permanent.includes('jokers') && pack.jokers === 0,
    mends: [[['pack.jokers', 'twoPerPack']], [['wilds.permanent', []]]],
  },
  jokersNotWild: {
    test: ({ wilds, pack }) => !wilds.permanent.includes('jokers') && pack.jokers !== 0,
    mends: [[['wilds.permanent', ['jokers']]], [['wilds.permanent', ['jokers', 'twos']]], [['pack.jokers', 0]]],
  },
  twosMissing: {
    test: ({ wilds, pack }) => wilds.permanent.includes('twos') && pack.lowestRank > 2,
    mends: [[['pack.lowestRank', 2]], [['wilds.permanent', []]], [['wilds.permanent', ['jokers']]]],
  },
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
  noDeals: {
    test: (rules) => !endsAtTarget(rules) && rules.wilds.schedule.length === 0,
    mends: [[['wilds.schedule', EVERY_RANK]], [['game.end', 'target']]],
  },
  ranksWithoutEnd: {
    test: ({ wilds, game }) => game.end === 'target' && (wilds.source === 'schedule' || wilds.source === 'dealerNames'),
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
  moreForNobody: {
    test: (rules) => turnedCardShowsWild(rules) && rules.wilds.permanentIndicator === 'dealerGetsMore',
    mends: [[['wilds.permanentIndicator', 'buried']], [['wilds.source', 'dealerExtraCard']]],
  },
  twoPileStarts: {
    test: (rules) =>
      turnedCardShowsWild(rules) && rules.wilds.indicator === 'startsPile' && rules.deal.pileUpcard !== 'none',
    mends: [[['deal.pileUpcard', 'none']], [['wilds.indicator', 'outOfPlay']], [['wilds.source', 'dealerExtraCard']]],
  },
  turnedBeforeNamed: {
    test: ({ wilds, deal }) => wilds.source === 'dealerNames' && deal.pileUpcard === 'replacedIfWild',
    mends: [[['deal.pileUpcard', 'kept']], [['wilds.source', 'schedule']]],
  },
  growsForever: {
    test: (rules) => rules.deal.size === 'byRound' && endsAtTarget(rules),
    mends: [[['deal.size', 'fixed']], [['game.end', 'schedule']]],
  },
  lowAceAlone: {
    test: (rules) => rules.pack.lowestRank > 2 && hasRuns(rules) && rules.melds.runAce !== 'high',
    mends: [[['melds.runAce', 'high']], [['pack.lowestRank', 2]], [['melds.kinds', 'sets']]],
  },
  setTooLarge: {
    test: (rules) =>
      hasSets(rules) &&
      rules.melds.setMax !== 4 &&
      !rules.melds.overflow &&
      (rules.pack.packs === 'one' || !rules.melds.duplicates),
    mends: [
      [['melds.setMax', 4]],
      [['melds.duplicates', true]],
      [['melds.overflow', true]],
      [
        ['pack.packs', 'two'],
        ['melds.duplicates', true],
      ],
    ],
  },
  namedBeyondPack: {
    test: (rules) => hasSets(rules) && hasWilds(rules) && rules.melds.setWild === 'named' && rules.melds.overflow,
    mends: [[['melds.overflow', false]], [['melds.setWild', 'anyMissing']], [['melds.kinds', 'runs']]],
  },
} as const satisfies Record<string, ProblemRule>;
