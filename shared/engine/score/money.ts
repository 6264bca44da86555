import type { Seat } from '../actions.ts';
import type { MoneyRules, RuleSet } from '../ruleSet.ts';
import { orderAfter } from '../seats.ts';
import { gameWinners, isBetter } from './gameEnd.ts';

/** `everyPair` settles between every two players, `winnerOnly` between the winner and each other player (R147). */
export type SettleMethod = Exclude<MoneyRules['settle'], 'off'>;

/** The result of a finished game, as needed for settling it. */
export interface FinalScore {
  readonly totals: readonly number[];
  /** Per deal: the seat that ended it by going out or up for 2, or -1 (§4.75). */
  readonly dealWinners: readonly Seat[];
  /** The dealer of the game's first deal. */
  readonly firstDealer: Seat;
}

/** A payment between two players, for the difference of their totals or for deals won (R148). */
export interface Payment {
  readonly from: Seat;
  readonly to: Seat;
  readonly amount: number;
  readonly for: 'totals' | 'deals';
}

/** The outcome of settling, in whole cents, or in points where points have no price (R145). */
export interface Settlement {
  readonly unit: 'cents' | 'points';
  /** Per seat: what it receives in all, negative if it pays. The balances sum to zero (D2). */
  readonly balances: readonly number[];
  /** All payments that are not zero. */
  readonly payments: readonly Payment[];
}

/** Settles a game by its own rules, or returns null if they settle nothing (R144). */
export const settle = (rules: RuleSet, final: FinalScore): Settlement | null =>
  rules.money.settle === 'off' ? null : settlement(rules, final, rules.money.settle);

/** Settles a game by either method, whether or not its rules settle at all (R145 to R148, §4.58 to §4.61). */
export function settlement(rules: RuleSet, final: FinalScore, method: SettleMethod): Settlement {
  const owed = method === 'everyPair' ? everyPair(rules, final) : winnerOnly(rules, final);
  const payments = [...owed, ...forDeals(rules, final)].filter(({ amount }) => amount > 0);
  const balances = final.totals.map((_, seat) =>
    payments.reduce((sum, { from, to, amount }) => sum + (seat === to ? amount : seat === from ? -amount : 0), 0),
  );
  return { unit: rules.money.rate === 0 ? 'points' : 'cents', balances, payments };
}

/** Method 1: of every two players, the one with the better total receives the difference (E56, §4.61). */
function everyPair(rules: RuleSet, final: FinalScore): readonly Payment[] {
  const { totals } = final;
  const winners = winnersIn(rules, final);
  return totals.flatMap((mine, to) =>
    totals.flatMap((other, from): Payment[] =>
      isBetter(rules, mine, other) && !winners.includes(from)
        ? [{ from, to, amount: priceOf(rules, mine - other), for: 'totals' }]
        : [],
    ),
  );
}

/** Method 2: the winner collects; joint winners share each loser's difference (E57, §4.58, §4.61). */
function winnerOnly(rules: RuleSet, final: FinalScore): readonly Payment[] {
  const { totals, firstDealer } = final;
  const all = winnersIn(rules, final);
  // The order matters: odd cents go to the seats first after the game's first dealer.
  const winners = orderAfter(rules, totals.length, firstDealer).filter((seat) => all.includes(seat));
  const won = totals[all[0] as Seat] as number;
  return totals.flatMap((total, from) => {
    const price = isBetter(rules, won, total) ? priceOf(rules, total - won) : 0;
    return winners.map((to, i): Payment => ({ from, to, amount: share(price, i, winners.length), for: 'totals' }));
  });
}

const winnersIn = (rules: RuleSet, { totals, dealWinners }: FinalScore): readonly Seat[] =>
  gameWinners(rules, totals, dealWinners.at(-1) ?? -1);

const share = (price: number, index: number, among: number): number =>
  Math.floor(price / among) + (index < price % among ? 1 : 0);

/** The payments of every other player to each deal's winner, with either method (R148, §4.60, D10). */
function forDeals({ money }: RuleSet, { totals, dealWinners }: FinalScore): readonly Payment[] {
  // In a game for points there are no cents to pay.
  if (money.rate === 0) return [];
  return totals.flatMap((_, to) => {
    const amount = money.perDeal * dealWinners.filter((winner) => winner === to).length;
    return totals.flatMap((_, from): Payment[] => (from === to ? [] : [{ from, to, amount, for: 'deals' }]));
  });
}

/** A difference of totals in cents, rounded (R145, R146), or in points where points have no price. */
function priceOf({ money }: RuleSet, difference: number): number {
  const points = Math.abs(difference);
  if (money.rate === 0) return points;
  const step = money.roundTo || 1;
  return Math.round((points * money.rate) / step) * step;
}
