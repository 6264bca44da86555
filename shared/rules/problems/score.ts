import type { RuleSet, StockRules } from '#engine';
import { countsMelds, endsAtTarget, hasSwaps, takesDeep } from '../options/conditions.ts';
import type { ProblemRule } from './problem.ts';

const isPenalties = ({ scoring }: RuleSet): boolean => scoring.system === 'penalties';

/** What an empty stock may be worth beside what going out is worth (R118, R120). */
const STOCK_SCORES: Readonly<Record<RuleSet['scoring']['system'], readonly StockRules['score'][]>> = {
  penalties: ['hands', 'nobody'],
  winnerTakesHands: ['nobody'],
  meldedMinusHand: ['melded', 'meldedMinusHand', 'nobody'],
  meldedPlusHands: ['melded', 'meldedMinusHand', 'nobody'],
  melded: ['melded', 'meldedMinusHand', 'nobody'],
};

/** What is wrong with the score or with the end of the game. */
export const SCORE_PROBLEMS = {
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
  // R120 counting melded cards while R68 is common (4.100).
  whoseMelds: {
    test: (rules) => countsMelds(rules) && rules.play.owner !== 'player',
    mends: [[['play.owner', 'player']], [['scoring.system', 'penalties']], [['scoring.system', 'winnerTakesHands']]],
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
  // Games with a fixed number of deals have no deal without a score (4.91).
  dealForNobody: {
    test: (rules) => !endsAtTarget(rules) && (rules.stock.score === 'nobody' || rules.stock.stalemate),
    mends: [
      [['stock.stalemate', false]],
      [['stock.score', 'hands']],
      [['stock.score', 'meldedMinusHand']],
      [['game.end', 'target']],
      [
        ['stock.stalemate', false],
        ['stock.score', 'hands'],
      ],
      [
        ['stock.stalemate', false],
        ['stock.score', 'meldedMinusHand'],
      ],
      [
        ['stock.stalemate', false],
        ['scoring.system', 'penalties'],
        ['stock.score', 'hands'],
      ],
    ],
  },
  // The test (4.94) looks at cards that fit: these rules have other ways on with one card each.
  stalemateTooSoon: {
    test: (rules) =>
      rules.stock.stalemate &&
      (takesDeep(rules) ||
        hasSwaps(rules) ||
        rules.draw.outOfTurn !== 'off' ||
        rules.goingOut.upFor2 ||
        rules.goingOut.callRummy === 'pile' ||
        rules.goingOut.rummyOnly),
    mends: [
      [['stock.stalemate', false]],
      [
        ['swap.to', 'off'],
        ['draw.depth', 'one'],
        ['draw.gated', false],
        ['draw.outOfTurn', 'off'],
        ['goingOut.upFor2', false],
        ['goingOut.callRummy', 'off'],
      ],
      [
        ['goingOut.rummyOnly', false],
        ['play.when', 'duringTurns'],
      ],
    ],
  },
  upFor2Points: {
    test: (rules) => rules.goingOut.upFor2 && !isPenalties(rules),
    mends: [[['goingOut.upFor2', false]], [['scoring.system', 'penalties']]],
  },
  // R135 to R137 and R134 without penalties (4.100, 4.26).
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
  autoPressAlone: {
    test: ({ scoring }) => scoring.autoPress && scoring.press === 'off',
    mends: [[['scoring.autoPress', false]], [['scoring.press', 'voluntary']]],
  },
  noTarget: {
    test: (rules) => endsAtTarget(rules) && rules.game.targets.length === 0,
    mends: [[['game.targets', [150]]], [['game.end', 'schedule']]],
  },
  firstToLose: {
    test: (rules) => endsAtTarget(rules) && rules.game.targetWinner === 'outFirst' && rules.scoring.best === 'low',
    mends: [[['game.targetWinner', 'best']], [['scoring.best', 'high']]],
  },
} as const satisfies Record<string, ProblemRule>;
