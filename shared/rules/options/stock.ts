import { endsAtTarget, hasSwaps, meldsInTurns, takesDeep } from './conditions.ts';
import type { SomeOptions } from './option.ts';

/** The end of the stock. */
export const STOCK_OPTIONS = {
  'stock.end': {
    values: ['afterTurn', 'reshuffle', 'whilePileTaken'],
    rows: [115],
    link: 'ka',
    solved: ['afterTurn'],
    nearly: ['whilePileTaken'],
  },
  'stock.reshuffles': {
    values: [0, 1],
    rows: [116],
    link: 'kb',
    solved: 'any',
    appliesIf: ({ stock }) => stock.end === 'reshuffle',
  },
  'stock.keepTop': {
    values: [false, true],
    rows: [117],
    link: 'kc',
    solved: 'any',
    appliesIf: ({ stock }) => stock.end === 'reshuffle',
  },
  'stock.score': {
    values: ['hands', 'nobody', 'melded', 'meldedMinusHand'],
    rows: [118],
    link: 'kd',
    solved: 'any',
    problems: {
      // In a game with a fixed number of deals, every deal must have a score (§4.91).
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
    },
  },
  'stock.stalemate': {
    values: [false, true],
    rows: [119],
    link: 'ke',
    solved: 'any',
    appliesIf: (rules) => meldsInTurns(rules) && endsAtTarget(rules),
    problems: {
      // The stalemate test (§4.94) only looks for cards that fit. These rules have other ways on with one card each.
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
          [
            ['swap.to', 'off'],
            ['draw.outOfTurn', 'off'],
            ['play.contract', 'off'],
            ['deal.size', 'fixed'],
          ],
        ],
      },
    },
  },
} as const satisfies SomeOptions;
