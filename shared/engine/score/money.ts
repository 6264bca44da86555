import type { Seat } from '../actions.ts';
import type { MoneyRules, RuleSet } from '../ruleSet.ts';
import { orderAfter } from '../seats.ts';
import { isBetter, winnersOf } from './gameEnd.ts';

/** `everyPair` settles between all, `winnerOnly` between the winner and each other player (R147). */
export type SettleMethod = Exclude<MoneyRules['settle'], 'off'>;

/** What a finished game is settled by. */
export interface FinalScore {
  readonly totals: readonly number[];
  /** Who ended each deal by going out or up for 2; -1 for a deal that nobody won (§4.75). */
  readonly dealWinners: readonly Seat[];
  /** Who dealt the game's first deal. */
  readonly firstDealer: Seat;
}

/** One player owes another so much: for the difference of their totals, or for deals won (R148). */
export interface Payment {
  readonly from: Seat;
  readonly to: Seat;
  readonly amount: number;
  readonly for: 'totals' | 'deals';
}

/** Who gets and who pays what: whole cents, or points where a point has no price (R145). */
export interface Settlement {
  readonly unit: 'cents' | 'points';
  /** What each seat gets in all, negative when it pays: they sum to nothing (D2). */
  readonly balances: readonly number[];
  /** Only those of some amount. */
  readonly payments: readonly Payment[];
}

/** What the game's own rules settle, or null when they settle nothing (R144). */
export const settle = (rules: RuleSet, final: FinalScore): Settlement | null =>
  rules.money.settle === 'off' ? null : settlement(rules, final, rules.money.settle);

/** The arithmetic of either method (R145 to R148, §4.58 to §4.61), whether or not the rules settle at all. */
export function settlement(rules: RuleSet, final: FinalScore, method: SettleMethod): Settlement {
  const owed = method === 'everyPair' ? everyPair(rules, final) : winnerOnly(rules, final);
  const payments = [...owed, ...forDeals(rules, final)].filter(({ amount }) => amount > 0);
  const balances = final.totals.map((_, seat) =>
    payments.reduce((sum, { from, to, amount }) => sum + (seat === to ? amount : seat === from ? -amount : 0), 0),
  );
  return { unit: rules.money.rate === 0 ? 'points' : 'cents', balances, payments };
}

/** Method 1: of every two players the one with the better total gets the difference (E56, §4.61). */
const everyPair = (rules: RuleSet, { totals }: FinalScore): readonly Payment[] =>
  totals.flatMap((mine, to) =>
    totals.flatMap((other, from): Payment[] =>
      isBetter(rules, mine, other) ? [{ from, to, amount: priceOf(rules, mine - other), for: 'totals' }] : [],
    ),
  );

/** Method 2: the best total collects; joint winners share each loser's difference (E57, §4.58). */
function winnerOnly(rules: RuleSet, { totals, firstDealer }: FinalScore): readonly Payment[] {
  const best = winnersOf(rules, totals);
  // In this order, because odd cents go to the seats first after the game's first dealer.
  const winners = orderAfter(rules, totals.length, firstDealer).filter((seat) => best.includes(seat));
  const won = totals[best[0] as Seat] as number;
  return totals.flatMap((total, from) => {
    const price = priceOf(rules, total - won);
    return winners.map((to, i): Payment => ({ from, to, amount: share(price, i, winners.length), for: 'totals' }));
  });
}

const share = (price: number, index: number, among: number): number =>
  Math.floor(price / among) + (index < price % among ? 1 : 0);

/** What each deal's winner gets from every other player, with either method (R148, §4.60, D10). */
function forDeals({ money }: RuleSet, { totals, dealWinners }: FinalScore): readonly Payment[] {
  // In a game for points there are no cents to pay.
  if (money.rate === 0) return [];
  return totals.flatMap((_, to) => {
    const amount = money.perDeal * dealWinners.filter((winner) => winner === to).length;
    return totals.flatMap((_, from): Payment[] => (from === to ? [] : [{ from, to, amount, for: 'deals' }]));
  });
}

/** A difference of totals in cents, rounded (R145, R146); where a point has no price, the difference itself. */
function priceOf({ money }: RuleSet, difference: number): number {
  const points = Math.abs(difference);
  if (money.rate === 0) return points;
  const step = money.roundTo || 1;
  return Math.round((points * money.rate) / step) * step;
}
