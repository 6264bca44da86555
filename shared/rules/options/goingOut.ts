import { hasCalls, hasContract, hasWilds, isPenalties, meldsInTurns, mustMeldTaken, takesDeep } from './conditions.ts';
import type { SomeOptions } from './option.ts';

/** How a player ends a deal. */
export const GOING_OUT_OPTIONS = {
  'goingOut.discard': {
    values: ['required', 'optional', 'forbidden'],
    rows: [95, 96],
    link: 'ga',
    solved: ['required'],
  },
  'goingOut.wildDiscard': {
    values: [true, false],
    rows: [167],
    link: 'go',
    solved: [true],
    appliesIf: hasWilds,
  },
  'goingOut.unplayable': {
    values: [false, true],
    rows: [97],
    link: 'gb',
    solved: [false],
    appliesIf: (rules) => meldsInTurns(rules) && rules.goingOut.discard !== 'forbidden',
    problems: {
      // R97 with R101 off and R96 required (§4.100).
      lastCardStuck: {
        test: ({ goingOut }) => goingOut.unplayable && goingOut.float === 'off' && goingOut.discard === 'required',
        mends: [[['goingOut.float', 'on']], [['goingOut.unplayable', false]], [['goingOut.discard', 'optional']]],
      },
      // A floater could hold a card that fits only the melds of others: it could be neither laid off nor discarded.
      unplayableButWhere: {
        test: (rules) => rules.goingOut.unplayable && !rules.play.layOffOthers,
        mends: [[['play.layOffOthers', true]], [['goingOut.unplayable', false]]],
      },
    },
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
    problems: {
      // R101 with R96 optional (§4.100).
      floatForNothing: {
        test: ({ goingOut }) => goingOut.float !== 'off' && goingOut.discard !== 'required',
        mends: [[['goingOut.discard', 'required']], [['goingOut.float', 'off']]],
      },
    },
  },
  'goingOut.firstTurn': { values: [true, false], rows: [107], link: 'gg', solved: [true] },
  'goingOut.relief': {
    values: ['nothing', 'meld', 'fullTurn'],
    rows: [108, 109],
    link: 'gh',
    // A late turn is a turn like any other, after which the deal is over for certain.
    solved: ['nothing', 'fullTurn'],
    nearly: ['meld'],
    appliesIf: (rules) => meldsInTurns(rules) && rules.goingOut.firstTurn && !rules.goingOut.lastTurns,
    problems: {
      reliefFromWhat: {
        test: ({ goingOut, play }) =>
          goingOut.relief !== 'nothing' && !goingOut.lastTurns && !(goingOut.firstTurn && play.firstRound),
        mends: [
          [['goingOut.relief', 'nothing']],
          [
            ['goingOut.firstTurn', true],
            ['play.firstRound', true],
          ],
        ],
      },
    },
  },
  'goingOut.upFor2': {
    values: [false, true],
    rows: [110],
    link: 'gi',
    solved: [false],
    appliesIf: meldsInTurns,
    problems: {
      upForNoTwo: {
        test: ({ goingOut, wilds, pack }) =>
          goingOut.upFor2 && (wilds.permanent.includes('twos') || pack.lowestRank > 2),
        mends: [
          [['goingOut.upFor2', false]],
          [['wilds.permanent', []]],
          [['pack.lowestRank', 2]],
          [['wilds.permanent', ['jokers']]],
        ],
      },
      upFor2Points: {
        test: (rules) => rules.goingOut.upFor2 && !isPenalties(rules),
        mends: [[['goingOut.upFor2', false]], [['scoring.system', 'penalties']]],
      },
    },
  },
  'goingOut.rummyOnly': {
    values: [false, true],
    rows: [111],
    link: 'gj',
    solved: [false],
    problems: {
      rummyOrTurns: {
        test: (rules) => rules.goingOut.rummyOnly === meldsInTurns(rules),
        mends: [
          [['goingOut.rummyOnly', true]],
          [['goingOut.rummyOnly', false]],
          [['play.when', 'goingOutOnly']],
          [['play.when', 'duringTurns']],
        ],
      },
      nothingOnTable: {
        test: (rules) =>
          rules.goingOut.rummyOnly &&
          (rules.swap.to !== 'off' ||
            hasContract(rules) ||
            hasCalls(rules) ||
            rules.goingOut.float !== 'off' ||
            rules.goingOut.unplayable ||
            rules.goingOut.upFor2 ||
            rules.goingOut.relief !== 'nothing'),
        mends: [
          [['swap.to', 'off']],
          [
            ['swap.to', 'off'],
            ['play.contract', 'off'],
            ['goingOut.callRummy', 'off'],
            ['goingOut.float', 'off'],
            ['goingOut.unplayable', false],
            ['goingOut.upFor2', false],
            ['goingOut.relief', 'nothing'],
          ],
          [
            ['goingOut.rummyOnly', false],
            ['play.when', 'duringTurns'],
          ],
        ],
      },
      nothingMeldedAtOnce: {
        test: (rules) =>
          rules.goingOut.rummyOnly &&
          (takesDeep(rules) ||
            mustMeldTaken(rules) ||
            rules.draw.gated ||
            rules.draw.takenFrozen ||
            rules.draw.useOrDiscard),
        mends: [
          [
            ['draw.depth', 'one'],
            ['draw.gated', false],
            ['draw.topMustMeld', false],
            ['draw.twoNaturals', 'off'],
            ['draw.takenFrozen', false],
            ['draw.useOrDiscard', false],
          ],
          [
            ['goingOut.rummyOnly', false],
            ['play.when', 'duringTurns'],
          ],
        ],
      },
    },
  },
  'goingOut.othersMeldAfter': {
    values: [false, true],
    rows: [112],
    link: 'gk',
    solved: 'any',
    appliesIf: ({ goingOut }) => goingOut.rummyOnly,
    problems: {
      meldsAfterWhat: {
        test: ({ goingOut }) => goingOut.othersMeldAfter && !goingOut.rummyOnly,
        mends: [[['goingOut.othersMeldAfter', false]], [['goingOut.rummyOnly', true]]],
      },
    },
  },
  'goingOut.lastTurns': { values: [false, true], rows: [157], link: 'gn', solved: [false] },
} as const satisfies SomeOptions;
