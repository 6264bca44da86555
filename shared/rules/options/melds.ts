import {
  type Contract,
  contractOf,
  contractsOf,
  dealsIn,
  handSize,
  isWrittenContracts,
  laysInsteadOfDraw,
  type RuleSet,
  runBounds,
  setLimit,
} from '#engine';
import {
  asksPoints,
  endsAtTarget,
  hasAllWildMelds,
  hasContract,
  hasRuns,
  hasSets,
  hasSeveralPacks,
  hasWildCards,
  hasWilds,
  meldsInTurns,
} from './conditions.ts';
import { type Change, type SomeOptions, valueIn } from './option.ts';
import { NINE_DEALS, ODD_RANKS, SEVEN_DEALS, TEN_DEALS } from './wilds.ts';

/** How many takes are counted on where the rules set no limit (R163). */
const TAKES_COUNTED_ON = 4;

/**
 * Whether every player could fill every contract, and end that turn: with the cards dealt, one drawn and, unless every
 * card must be in the contract, those taken out of turn, two at a time (R81, R163). Its melds must also be able to take
 * as many cards as they ask for, or as the hand has where every card must be in them.
 */
function isContractWithinReach(rules: RuleSet): boolean {
  if (rules.deal.size === 'byUpcard') return false;
  const { minPlayers, maxPlayers } = rules.table;
  const takes = rules.draw.outOfTurn === 'off' ? 0 : rules.draw.takes || TAKES_COUNTED_ON;
  const [set, run] = [setLimit(rules), runBounds(rules).most];
  const most = { set, run, either: Math.max(set, run) } as const;
  return contractsOf(rules).every((_, index) => {
    const { melds, everyCard } = contractOf(rules, index + 1) as Contract;
    const needed = sum(melds.map(({ cards }) => cards));
    const room = sum(melds.map(({ kind }) => most[kind]));
    const [few, many] = [minPlayers, maxPlayers].map((seats) => handSize(rules, seats, index + 1)) as [number, number];
    if (melds.some(({ kind, cards }) => cards > most[kind])) return false;
    if (everyCard) return Math.min(few, many) + 1 >= needed && Math.max(few, many) + 1 <= room;
    const kept = rules.goingOut.discard === 'required' ? 1 : 0;
    return Math.min(few, many) + 1 + 2 * takes >= needed + kept;
  });
}

/** Rules with which nothing binds what is drawn and what is laid to one turn (R169). */
const FREE_OF_DRAWS: readonly Change[] = [
  ['goingOut.discard', 'forbidden'],
  ['deal.extra', 'nobody'],
  ['draw.gated', false],
  ['draw.deepestMustMeld', false],
  ['draw.takenFrozen', false],
  ['draw.topMustMeld', false],
  ['draw.twoNaturals', 'off'],
  ['draw.useOrDiscard', false],
  ['goingOut.oneCard', false],
  ['goingOut.relief', 'nothing'],
  ['goingOut.lastTurns', false],
  ['goingOut.callRummy', 'off'],
];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The definition of a meld, and when new ones may be laid. */
export const MELD_OPTIONS = {
  'melds.kinds': { values: ['both', 'sets', 'runs'], rows: [36], link: 'ma', solved: ['both'] },
  'melds.setMin': { values: [3], rows: [37], link: 'mb', solved: [3], appliesIf: hasSets },
  'melds.setMax': {
    values: [4, 8, 0],
    rows: [38],
    link: 'mc',
    solved: [4],
    appliesIf: hasSets,
    problems: {
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
    },
  },
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
    problems: {
      lowAceAlone: {
        test: (rules) => rules.pack.lowestRank > 2 && hasRuns(rules) && rules.melds.runAce !== 'high',
        mends: [[['melds.runAce', 'high']], [['pack.lowestRank', 2]], [['melds.kinds', 'sets']]],
      },
    },
  },
  'melds.wildLimit': {
    values: ['none', 'atMostNaturals', 'fewerThanNaturals', 'one', 'half', 'oneWhenLaid', 'apart'],
    rows: [45, 47],
    link: 'mh',
    solved: ['none'],
    nearly: ['atMostNaturals', 'half'],
    appliesIf: hasWilds,
  },
  'melds.splitLong': {
    values: [false, true],
    rows: [46],
    link: 'mi',
    // Only refines a limit on wilds.
    solved: 'any',
    appliesIf: (rules) => hasWilds(rules) && rules.melds.wildLimit === 'one',
  },
  'melds.ownPlace': {
    values: ['natural', 'wild', 'choice'],
    rows: [48],
    link: 'mj',
    // Only refines a limit on wilds.
    solved: 'any',
    appliesIf: (rules) => hasWildCards(rules) && rules.melds.wildLimit !== 'none',
  },
  'melds.allWild': {
    values: ['ordinary', 'locked', 'special'],
    rows: [49],
    link: 'mk',
    solved: ['ordinary'],
    appliesIf: hasAllWildMelds,
    problems: {
      lockedOrNot: {
        test: ({ melds, swap }) => melds.allWild === 'locked' && !swap.allWildLocked,
        mends: [[['swap.allWildLocked', true]], [['melds.allWild', 'ordinary']]],
      },
    },
  },
  'melds.setWild': {
    values: ['anyMissing', 'named'],
    rows: [52, 91],
    link: 'ml',
    solved: ['anyMissing'],
    appliesIf: (rules) => hasWilds(rules) && hasSets(rules),
    problems: {
      namedBeyondPack: {
        test: (rules) => hasSets(rules) && hasWilds(rules) && rules.melds.setWild === 'named' && rules.melds.overflow,
        mends: [[['melds.overflow', false]], [['melds.setWild', 'anyMissing']], [['melds.kinds', 'runs']]],
      },
    },
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
    appliesIf: (rules) => meldsInTurns(rules) && (!hasContract(rules) || rules.play.newAfterContract),
  },
  'play.firstMeld': {
    values: [0, 30, 40, 51],
    rows: [154],
    link: 'li',
    solved: [0],
    appliesIf: (rules) => meldsInTurns(rules) && !hasContract(rules),
  },
  'play.firstRun': {
    values: [false, true],
    rows: [155],
    link: 'lj',
    // Only refines the points of the first melds.
    solved: 'any',
    appliesIf: (rules) => asksPoints(rules) && hasRuns(rules),
  },
  'play.contract': {
    values: ['off', 'sevenRounds', 'liverpool', 'carioca', 'shanghai', 'kalooki', 'threeMelds'],
    written: isWrittenContracts,
    rows: [62, 42, 63, 64, 65, 66, 67],
    link: 'lg',
    solved: ['off'],
    appliesIf: meldsInTurns,
    companions: {
      appliesIf: ({ play }) => isWrittenContracts(play.contract),
      changes: () => [['deal.size', 'byContract']],
    },
    problems: {
      contractKinds: {
        test: (rules) => hasContract(rules) && rules.melds.kinds !== 'both',
        mends: [[['melds.kinds', 'both']], [['play.contract', 'off']]],
      },
      contractDeals: {
        // Contracts that players wrote begin again after the last, and a single one is that of every deal.
        test: (rules) =>
          hasContract(rules) &&
          !isWrittenContracts(rules.play.contract) &&
          contractsOf(rules).length > 1 &&
          (endsAtTarget(rules) || dealsIn(rules) !== contractsOf(rules).length),
        mends: [
          [
            ['game.end', 'schedule'],
            ['wilds.schedule', ODD_RANKS],
            ['wilds.jokerDeal', false],
          ],
          [
            ['game.end', 'schedule'],
            ['wilds.schedule', SEVEN_DEALS],
            ['wilds.source', 'none'],
            ['wilds.jokerDeal', false],
          ],
          [
            ['game.end', 'schedule'],
            ['wilds.schedule', NINE_DEALS],
            ['wilds.source', 'none'],
            ['wilds.jokerDeal', false],
          ],
          [
            ['game.end', 'schedule'],
            ['wilds.schedule', TEN_DEALS],
            ['wilds.source', 'none'],
            ['wilds.jokerDeal', false],
          ],
          [['play.contract', 'off']],
        ],
      },
      contractTooLong: {
        test: (rules) => hasContract(rules) && !isContractWithinReach(rules),
        mends: [
          [['deal.size', 'byContract']],
          [['deal.size', 'byRound']],
          [
            ['deal.size', 'byRound'],
            ['goingOut.discard', 'optional'],
          ],
          [
            ['deal.cards', 13],
            ['deal.cardsIfFew', 0],
          ],
          [
            ['deal.size', 'fixed'],
            ['deal.cards', 13],
            ['deal.cardsIfFew', 0],
          ],
          [['play.contract', 'off']],
        ],
      },
      contractRunTooShort: {
        test: (rules) =>
          isWrittenContracts(rules.play.contract) &&
          contractsOf(rules).some(({ melds }) =>
            melds.some(({ kind, cards }) => kind === 'run' && cards < rules.melds.runMin),
          ),
        mends: [[['melds.runMin', 3]], [['play.contract', 'off']]],
      },
    },
  },
  'play.contractExact': {
    values: [false, true],
    rows: [160],
    link: 'lk',
    // Only refines contracts.
    solved: 'any',
    appliesIf: (rules) => meldsInTurns(rules) && hasContract(rules),
  },
  'play.contractAlike': {
    values: ['differ', 'apart', 'any'],
    rows: [161],
    link: 'll',
    // Only refines contracts.
    solved: 'any',
    appliesIf: (rules) => meldsInTurns(rules) && hasContract(rules),
  },
  'play.meldTurns': {
    values: ['afterDraw', 'insteadOfDraw'],
    rows: [169],
    link: 'lo',
    solved: ['afterDraw'],
    appliesIf: meldsInTurns,
    problems: {
      meldTurnBound: {
        test: (rules) =>
          laysInsteadOfDraw(rules) && FREE_OF_DRAWS.some(([key, value]) => valueIn(rules, key) !== value),
        mends: [FREE_OF_DRAWS, [['play.meldTurns', 'afterDraw']]],
      },
    },
  },
  'play.newAfterContract': {
    values: [false, true],
    rows: [165, 66],
    link: 'ln',
    // Only refines contracts.
    solved: 'any',
    appliesIf: (rules) => meldsInTurns(rules) && hasContract(rules),
  },
} as const satisfies SomeOptions;
