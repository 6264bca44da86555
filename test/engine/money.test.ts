import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FinalScore,
  type GameRules,
  gameWinners,
  type MoneyRules,
  type RuleSet,
  type SettleMethod,
  settle,
  settlement,
} from '#engine';
import { crazyRummy } from '#rules';
import '../support/arbitrary/games.ts';

const paying = (money: Partial<MoneyRules>, best: 'low' | 'high' = 'low'): RuleSet => ({
  ...crazyRummy,
  scoring: { ...crazyRummy.scoring, best },
  money: { ...crazyRummy.money, ...money },
});

const finalOf = (totals: readonly number[], others: Partial<FinalScore> = {}): FinalScore => ({
  totals,
  dealWinners: [],
  firstDealer: 0,
  ...others,
});

/** The final totals: A 184, B 137, C 250, D 241. */
const FOUR = finalOf([184, 137, 250, 241]);
const [A, B, C, D] = [0, 1, 2, 3];

const inTotals = (rules: RuleSet, final: FinalScore, method: SettleMethod) =>
  settlement(rules, final, method).payments.map(({ from, to, amount }) => [from, to, amount]);

describe('settling a game', () => {
  it('E56 every pair: A +75, B +265, C -190, D -150 cents', () => {
    const { unit, balances } = settlement(crazyRummy, FOUR, 'everyPair');
    expect({ unit, balances }).toEqual({ unit: 'cents', balances: [75, 265, -190, -150] });
  });

  it('E56 each pair is rounded to the nearest 5 cents', () => {
    expect(inTotals(crazyRummy, FOUR, 'everyPair')).toEqual(
      expect.arrayContaining([
        [A, B, 45],
        [C, A, 65],
        [D, A, 55],
        [C, B, 115],
        [D, B, 105],
        [C, D, 10],
      ]),
    );
    expect(inTotals(crazyRummy, FOUR, 'everyPair')).toHaveLength(6);
  });

  it('E57 the winner only: B +265, A -45, C -115, D -105 cents', () => {
    expect(settlement(crazyRummy, FOUR, 'winnerOnly').balances).toEqual([-45, 265, -115, -105]);
    expect(inTotals(crazyRummy, FOUR, 'winnerOnly')).toEqual([
      [A, B, 45],
      [C, B, 115],
      [D, B, 105],
    ]);
  });

  it('R144 the rules of the game choose the method, or settle nothing', () => {
    expect(settle(crazyRummy, FOUR)).toBeNull();
    for (const method of ['everyPair', 'winnerOnly'] as const) {
      expect(settle(paying({ settle: method }), FOUR)).toEqual(settlement(crazyRummy, FOUR, method));
    }
  });

  it('R145 two cents a point, R146 not rounded or to ten cents', () => {
    expect(settlement(paying({ rate: 2, roundTo: 0 }), finalOf([10, 13, 20]), 'everyPair').balances).toEqual([
      26, 8, -34,
    ]);
    expect(settlement(paying({ roundTo: 10 }), finalOf([0, 14, 36]), 'winnerOnly').balances).toEqual([50, -10, -40]);
  });

  it('Biddies settles in points: nothing is rounded, and deals earn no cents (§4.74)', () => {
    const biddies = paying({ rate: 0, perDeal: 5 });
    expect(settlement(biddies, finalOf([184, 137, 250], { dealWinners: [1, 2] }), 'winnerOnly')).toMatchObject({
      unit: 'points',
      balances: [-47, 160, -113],
    });
  });

  it('§4.61 the better total receives where high wins as well, whatever the totals contain', () => {
    expect(settlement(paying({}, 'high'), finalOf([-20, 100, 40]), 'everyPair').balances).toEqual([-180, 180, 0]);
    expect(settlement(crazyRummy, finalOf([-20, 100, 40]), 'everyPair').balances).toEqual([180, -180, 0]);
  });

  it('§4.61 the player who went out at the target has won, and pays nobody (R142)', () => {
    const rules: RuleSet = {
      ...paying({ rate: 0 }, 'high'),
      game: { end: 'target', targets: [5000], targetWinner: 'outFirst' },
    };
    const final = finalOf([5050, 5200, 3000], { dealWinners: [1, 0] });
    expect(settlement(rules, final, 'winnerOnly').balances).toEqual([2050, 0, -2050]);
    expect(settlement(rules, final, 'everyPair').balances).toEqual([2050, 2200, -4250]);
    const tied = finalOf([5050, 5200, 5200], { dealWinners: [0] });
    expect(settlement(rules, tied, 'winnerOnly').payments).toEqual([]);
    const short = finalOf([4950, 5200, 3000], { dealWinners: [0] });
    expect(settlement(rules, short, 'winnerOnly').balances).toEqual([-250, 2450, -2200]);
  });

  it('payments that round to nothing are left out', () => {
    expect(inTotals(crazyRummy, finalOf([10, 12, 12]), 'everyPair')).toEqual([]);
  });
});

describe('cents for the winner of each deal (R148)', () => {
  const each = paying({ perDeal: 5 });

  it('D10 with four players a deal earns its winner 15 cents', () => {
    const final = finalOf([10, 10, 10, 10], { dealWinners: [2] });
    expect(settlement(each, final, 'everyPair').balances).toEqual([-5, -5, 15, -5]);
  });

  it('§4.60 are paid with either method, in addition to the difference of the totals', () => {
    const final = { ...FOUR, dealWinners: [B, B, A] };
    expect(settlement(each, final, 'everyPair').balances).toEqual([80, 290, -205, -165]);
    const { balances, payments } = settlement(each, final, 'winnerOnly');
    expect(balances).toEqual([-40, 290, -130, -120]);
    expect(payments).toContainEqual({ from: A, to: B, amount: 45, for: 'totals' });
    expect(payments).toContainEqual({ from: A, to: B, amount: 10, for: 'deals' });
    expect(payments).toContainEqual({ from: B, to: A, amount: 5, for: 'deals' });
  });

  it('§4.75 are not paid for a deal that nobody won', () => {
    const final = finalOf([10, 10, 10], { dealWinners: [-1, -1] });
    expect(settlement(each, final, 'everyPair').payments).toEqual([]);
  });
});

describe('joint winners (§4.58)', () => {
  it('each loser pays one rounded difference, split equally', () => {
    expect(settlement(crazyRummy, finalOf([20, 59, 20, 30]), 'winnerOnly').balances).toEqual([25, -40, 25, -10]);
  });

  it.each([
    [0, [22, -45, 23]],
    [1, [22, -45, 23]],
    [2, [23, -45, 22]],
  ])('the odd cent goes to the first winner after the first dealer %i', (firstDealer, balances) => {
    expect(settlement(crazyRummy, finalOf([20, 65, 20], { firstDealer }), 'winnerOnly').balances).toEqual(balances);
  });

  it('counter-clockwise the first winner after the dealer is on the other side', () => {
    const rules: RuleSet = { ...crazyRummy, table: { ...crazyRummy.table, direction: 'counterClockwise' } };
    expect(settlement(rules, finalOf([20, 65, 20], { firstDealer: 1 }), 'winnerOnly').balances).toEqual([23, -45, 22]);
  });

  it('nobody pays if all are equal', () => {
    expect(settlement(crazyRummy, finalOf([20, 20, 20]), 'winnerOnly').payments).toEqual([]);
  });
});

describe('laws of settling', () => {
  const methods = fc.constantFrom<SettleMethod>('everyPair', 'winnerOnly');
  const moneys = fc.record({
    rate: fc.constantFrom(0, 1, 2, 3),
    roundTo: fc.constantFrom(0, 5, 10),
    perDeal: fc.constantFrom(0, 5),
  });
  const finals: fc.Arbitrary<FinalScore> = fc.integer({ min: 2, max: 8 }).chain((seats) =>
    fc.record({
      totals: fc.array(fc.integer({ min: -30, max: 60 }), { minLength: seats, maxLength: seats }),
      dealWinners: fc.array(fc.integer({ min: -1, max: seats - 1 }), { maxLength: 14 }),
      firstDealer: fc.nat(seats - 1),
    }),
  );

  it('D2 payments balance in whole cents, with either method', () => {
    fc.assert(
      fc.property(finals, moneys, methods, (final, money, method) => {
        const { balances, payments } = settlement(paying(money), final, method);
        expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(0);
        expect(balances.every(Number.isInteger)).toBe(true);
        expect(payments.every(({ from, to, amount }) => from !== to && Number.isInteger(amount) && amount > 0)).toBe(
          true,
        );
      }),
    );
  });

  const endings: fc.Arbitrary<GameRules> = fc.record({
    end: fc.constantFrom('schedule', 'target'),
    targets: fc.constantFrom([20], [0, 10, 40]),
    targetWinner: fc.constantFrom('best', 'outFirst'),
  });

  it('by any rules, whoever has won pays nobody a difference, and alone collects where the winner does', () => {
    fc.assert(
      fc.property(
        endings,
        fc.constantFrom('low', 'high'),
        finals,
        moneys,
        methods,
        (game, best, final, money, method) => {
          const rules: RuleSet = { ...paying(money, best), game };
          const winners = gameWinners(rules, final.totals, final.dealWinners.at(-1) ?? -1);
          const { balances, payments } = settlement(rules, final, method);
          const differences = payments.filter((payment) => payment.for === 'totals');
          expect(differences.filter(({ from }) => winners.includes(from))).toEqual([]);
          if (method === 'winnerOnly') expect(differences.filter(({ to }) => !winners.includes(to))).toEqual([]);
          expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(0);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('low or high, equal distances settle alike (§4.61)', () => {
    fc.assert(
      fc.property(finals, moneys, methods, (final, money, method) => {
        const mirrored = { ...final, totals: final.totals.map((total) => 0 - total) };
        expect(settlement(paying(money, 'high'), mirrored, method)).toEqual(settlement(paying(money), final, method));
      }),
    );
  });

  it('the order of seats is irrelevant', () => {
    fc.assert(
      fc.property(finals, moneys, methods, fc.nat(7), (final, money, method, by) => {
        const seats = final.totals.length;
        const moved = (seat: number): number => (seat < 0 ? seat : (seat + by) % seats);
        const turned = (list: readonly number[]): number[] =>
          list.map((_, i) => list[(i + seats * 8 - by) % seats] as number);
        const there: FinalScore = {
          totals: turned(final.totals),
          dealWinners: final.dealWinners.map(moved),
          firstDealer: moved(final.firstDealer),
        };
        const { balances } = settlement(paying(money), final, method);
        expect(settlement(paying(money), there, method).balances).toEqual(turned(balances));
      }),
    );
  });

  it('the better of two totals is never worse off when every pair settles', () => {
    fc.assert(
      fc.property(finals, moneys, ({ totals, firstDealer }, money) => {
        const { balances } = settlement(paying(money), { totals, dealWinners: [], firstDealer }, 'everyPair');
        totals.forEach((mine, i) => {
          totals.forEach((other, j) => {
            if (mine < other) expect(balances[i]).toBeGreaterThanOrEqual(balances[j] as number);
          });
        });
      }),
    );
  });
});
