import { type FinalScore, type RuleSet, type Settlement, settle } from '#engine';
import { crazyRummy } from '#rules';
import { preset, withOptions } from '../../support/play/deals.ts';
import type { ExamplesOf } from './example.ts';
import { afterOut, winnersIn } from './moments.ts';

const fiveThousand = preset('five-thousand-rummy');

const toHundred = withOptions(crazyRummy, {
  wilds: { source: 'stockCard' },
  game: { end: 'target', targets: [100] },
});

/** The totals at the end of a game of four. */
const FOUR: FinalScore = { totals: [184, 137, 250, 241], dealWinners: [], firstDealer: 0 };
const balancesOf = (rules: RuleSet, final = FOUR): Settlement['balances'] | undefined => settle(rules, final)?.balances;
const everyPair = withOptions(crazyRummy, { money: { settle: 'everyPair' } });

/** When a game ends and who has won it (R140 to R142). */
export const GAME_END_EXAMPLES: ExamplesOf<'gameEnd'> = {
  'game.end': {
    about: 'R140: a player reaches 100 in the fourth deal of thirteen',
    rules: toHundred,
    values: ['schedule', 'target'],
    see: (rules) => afterOut(rules, ['AC', '3S'], { totals: [40, 99, 60] }).phase,
    seen: ['ready', 'over'],
  },
  'game.targets': {
    about: 'R141: a player reaches 120',
    rules: toHundred,
    values: [[100], [150]],
    see: (rules) => afterOut(rules, ['AC', '3S'], { totals: [40, 99, 117] }).phase,
    seen: ['over', 'ready'],
  },
  'game.targetWinner': {
    about: 'R142: seat 0 goes out with 5100, seat 1 has 5300',
    rules: fiveThousand,
    values: ['best', 'outFirst'],
    see: (rules) => winnersIn(afterOut(rules, ['', ''], { totals: [5100, 5300, 200] })),
    seen: [[1], [0]],
  },
};

/** Payments after the game (R144 to R148). */
export const MONEY_EXAMPLES: ExamplesOf<'money'> = {
  'money.settle': {
    about: 'R147: totals of 184, 137, 250 and 241, a cent a point, every difference to the nearest 5 cents',
    rules: everyPair,
    values: ['everyPair', 'winnerOnly'],
    see: (rules) => balancesOf(rules),
    seen: [
      [75, 265, -190, -150],
      [-45, 265, -115, -105],
    ],
  },
  'money.rate': {
    about: 'R145: the same totals in cents, and in points',
    rules: everyPair,
    values: [1, 0],
    see: (rules) => settle(rules, FOUR)?.unit,
    seen: ['cents', 'points'],
  },
  'money.roundTo': {
    about: 'R146: the winner of the same totals is paid 47, 113 and 104 cents, rounded or not',
    rules: withOptions(crazyRummy, { money: { settle: 'winnerOnly' } }),
    values: [5, 0],
    see: (rules) => balancesOf(rules),
    seen: [
      [-45, 265, -115, -105],
      [-47, 264, -113, -104],
    ],
  },
  'money.perDeal': {
    about: 'R148: four equal totals, and seat 2 has won a deal',
    rules: everyPair,
    values: [0, 5],
    see: (rules) => balancesOf(rules, { ...FOUR, totals: [90, 90, 90, 90], dealWinners: [2] }),
    seen: [
      [0, 0, 0, 0],
      [-5, -5, 15, -5],
    ],
  },
};
