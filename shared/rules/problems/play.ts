import { type Contract, contractOf, dealsIn, handSize, type RuleSet } from '#engine';
import { endsAtTarget, hasJokers, hasSwaps, meldsInTurns, takesDeep } from '../options/conditions.ts';
import { crazyRummy7 } from '../presets/crazyRummy7.ts';
import { crummyRummy } from '../presets/crummyRummy.ts';
import type { ProblemRule } from './problem.ts';

const hasContract = ({ play }: RuleSet): boolean => play.contract !== 'off';
const hasCalls = ({ goingOut }: RuleSet): boolean => goingOut.callRummy !== 'off';
/** Does a caller play a whole turn (R151). */
const callsTurns = (rules: RuleSet): boolean => hasCalls(rules) && rules.goingOut.callEffect === 'wholeTurn';

/** The contracts of a game, round by round (R62). */
function contractsOf(rules: RuleSet): readonly Contract[] {
  const found: Contract[] = [];
  for (let next = contractOf(rules, 1); next; next = contractOf(rules, found.length + 1)) found.push(next);
  return found;
}

/** Could every player fill every contract with the cards dealt and one drawn, and end that turn. */
function isContractWithinReach(rules: RuleSet): boolean {
  if (rules.deal.size === 'byUpcard') return false;
  const { minPlayers, maxPlayers } = rules.table;
  return contractsOf(rules).every(({ sets, runs, runMin, everyCard }, index) => {
    const needed = sets * rules.melds.setMin + runs * runMin;
    const kept = rules.goingOut.discard === 'required' && !everyCard ? 1 : 0;
    const hand = Math.min(handSize(rules, minPlayers, index + 1), handSize(rules, maxPlayers, index + 1));
    return hand + 1 >= needed + kept;
  });
}

/** Must a card taken from the pile be melded at once (R74, R76, R77). */
const mustMeldTaken = ({ draw }: RuleSet): boolean =>
  draw.topMustMeld ||
  draw.twoNaturals === 'always' ||
  (draw.depth === 'any' && (draw.deepestMustMeld || draw.twoNaturals !== 'off'));

/** What is wrong with melding, drawing, claiming wilds or going out: the turns that could not be ended, and the moot rules. */
export const PLAY_PROBLEMS = {
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
      (takesDeep(rules) || mustMeldTaken(rules) || rules.draw.takenFrozen || rules.draw.useOrDiscard),
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
  meldsAfterWhat: {
    test: ({ goingOut }) => goingOut.othersMeldAfter && !goingOut.rummyOnly,
    mends: [[['goingOut.othersMeldAfter', false]], [['goingOut.rummyOnly', true]]],
  },
  lockedOrNot: {
    test: ({ melds, swap }) => melds.allWild === 'locked' && !swap.allWildLocked,
    mends: [[['swap.allWildLocked', true]], [['melds.allWild', 'ordinary']]],
  },
  gateBeforeWhat: {
    test: (rules) => rules.draw.gated && !takesDeep(rules),
    mends: [
      [['draw.gated', false]],
      [
        ['draw.depth', 'any'],
        ['draw.pileShown', 'all'],
      ],
    ],
  },
  takenUnseen: {
    test: (rules) => rules.draw.pileShown === 'top' && (takesDeep(rules) || rules.goingOut.callRummy === 'pile'),
    mends: [
      [['draw.pileShown', 'all']],
      [['draw.depth', 'one']],
      [['goingOut.callRummy', 'top']],
      [
        ['draw.depth', 'one'],
        ['draw.gated', false],
        ['goingOut.callRummy', 'off'],
      ],
    ],
  },
  frozenMustMeld: {
    test: (rules) => rules.draw.takenFrozen && mustMeldTaken(rules),
    mends: [
      [['draw.takenFrozen', false]],
      [
        ['draw.topMustMeld', false],
        ['draw.deepestMustMeld', false],
        ['draw.twoNaturals', 'off'],
      ],
    ],
  },
  frozenCall: {
    test: (rules) => rules.draw.takenFrozen && hasCalls(rules),
    mends: [[['draw.takenFrozen', false]], [['goingOut.callRummy', 'off']]],
  },
  // R78 with R105 (4.100).
  keepAndDiscard: {
    test: ({ draw, goingOut }) => draw.useOrDiscard && goingOut.oneCard,
    mends: [[['goingOut.oneCard', false]], [['draw.useOrDiscard', false]]],
  },
  // R97 while R101 is off and R96 required (4.100).
  lastCardStuck: {
    test: ({ goingOut }) => goingOut.unplayable && goingOut.float === 'off' && goingOut.discard === 'required',
    mends: [[['goingOut.float', 'on']], [['goingOut.unplayable', false]], [['goingOut.discard', 'optional']]],
  },
  // R101 while R96 is optional (4.100).
  floatForNothing: {
    test: ({ goingOut }) => goingOut.float !== 'off' && goingOut.discard !== 'required',
    mends: [[['goingOut.discard', 'required']], [['goingOut.float', 'off']]],
  },
  // A floater could hold a card that fits the melds of others only: neither to be laid off nor discarded.
  unplayableButWhere: {
    test: (rules) => rules.goingOut.unplayable && !rules.play.layOffOthers,
    mends: [[['play.layOffOthers', true]], [['goingOut.unplayable', false]]],
  },
  // R113 or R114 without R60 (4.100).
  callOnOwnMelds: {
    test: (rules) => hasCalls(rules) && !rules.play.layOffOthers,
    mends: [[['play.layOffOthers', true]], [['goingOut.callRummy', 'off']]],
  },
  // Whoever holds one card must draw from the stock (R104), and calling stands for the draw.
  callWithOneCard: {
    test: (rules) => callsTurns(rules) && rules.goingOut.oneCard,
    mends: [[['goingOut.oneCard', false]], [['goingOut.callRummy', 'off']], [['goingOut.callEffect', 'cardOnly']]],
  },
  // A caller draws nothing: with one card that fits nowhere the turn could not end.
  callWithoutDiscard: {
    test: (rules) => callsTurns(rules) && rules.goingOut.discard === 'forbidden',
    mends: [[['goingOut.discard', 'required']], [['goingOut.callRummy', 'off']], [['goingOut.callEffect', 'cardOnly']]],
  },
  outOfTurnBound: {
    test: ({ draw }) => draw.outOfTurn !== 'off' && (draw.topMustMeld || draw.gated || draw.twoNaturals === 'always'),
    mends: [
      [['draw.outOfTurn', 'off']],
      [
        ['draw.topMustMeld', false],
        ['draw.gated', false],
        ['draw.twoNaturals', 'off'],
      ],
    ],
  },
  reliefFromWhat: {
    test: ({ goingOut, play }) => goingOut.relief !== 'nothing' && !(goingOut.firstTurn && play.firstRound),
    mends: [
      [['goingOut.relief', 'nothing']],
      [
        ['goingOut.firstTurn', true],
        ['play.firstRound', true],
      ],
    ],
  },
  upForNoTwo: {
    test: ({ goingOut, wilds, pack }) => goingOut.upFor2 && (wilds.permanent.includes('twos') || pack.lowestRank > 2),
    mends: [
      [['goingOut.upFor2', false]],
      [['wilds.permanent', []]],
      [['pack.lowestRank', 2]],
      [['wilds.permanent', ['jokers']]],
    ],
  },
  swapNoJoker: {
    test: (rules) => hasSwaps(rules) && rules.swap.to !== 'stays' && rules.swap.which === 'jokers' && !hasJokers(rules),
    mends: [[['swap.which', 'all']], [['swap.to', 'off']]],
  },
  contractKinds: {
    test: (rules) => hasContract(rules) && rules.melds.kinds !== 'both',
    mends: [[['melds.kinds', 'both']], [['play.contract', 'off']]],
  },
  contractDeals: {
    test: (rules) => hasContract(rules) && (endsAtTarget(rules) || dealsIn(rules) !== contractsOf(rules).length),
    mends: [
      [
        ['game.end', 'schedule'],
        ['wilds.schedule', crazyRummy7.wilds.schedule],
        ['wilds.jokerDeal', false],
      ],
      [
        ['game.end', 'schedule'],
        ['wilds.schedule', crummyRummy.wilds.schedule],
        ['wilds.source', 'none'],
        ['wilds.jokerDeal', false],
      ],
      [['play.contract', 'off']],
    ],
  },
  contractTooLong: {
    test: (rules) => hasContract(rules) && !isContractWithinReach(rules),
    mends: [
      [['deal.size', 'byRound']],
      [
        ['deal.size', 'byRound'],
        ['goingOut.discard', 'optional'],
      ],
      [
        ['deal.cards', 13],
        ['deal.cardsIfFew', 0],
      ],
      [['play.contract', 'off']],
    ],
  },
} as const satisfies Record<string, ProblemRule>;
