import { describe, expect, test } from 'vitest';
import { apply, type GameState, newGame, type RuleSet, seedFrom } from '#engine';
import { crazyRummy, PRESETS } from '#rules';
import { chanceOfWilds, type DealtHand, dealtHands, sumsOf } from '../../shared/review/dealtHands.ts';
import { position } from '../support/play/positions.ts';

/** A deal of a game, fairly shuffled from this number. */
function dealtFrom(number: number, deal = 8, rules: RuleSet = crazyRummy, seats = 4): GameState {
  const ready: GameState = { ...newGame(rules, seats), phase: 'ready', deal: deal - 1, dealer: 0 };
  const secret = seedFrom(number.toString(16).padStart(64, '0'), [], 'fair deals of a test');
  const done = apply(ready, 'table', { type: 'deal', secret, shares: [] });
  if (!done.ok) throw new Error(done.reason);
  return done.value.state;
}

/** A hand that had these wilds. */
const handOf = (wilds: number): DealtHand => ({
  ...{ seat: 0, wilds, deadwood: 30 },
  fair: { wilds: { mean: 0.5, variance: 0.4, error: 0 }, deadwood: { mean: 36, variance: 250, error: 1 } },
});

describe('the hands of a deal', () => {
  test('count wilds, and the points that the best melds leave', () => {
    const [ann, ben] = dealtHands(
      position({ deal: 8, hands: ['8C 5H 5D KS KD QC 2D', '3C 4C 5C 9D 9H 9S AH', '2C 2H', '8D'] }),
    );
    // K K 8 goes for the dear ones; 5 5 Q 2 stay.
    expect(ann).toMatchObject({ wilds: 1, deadwood: 22 });
    expect(ben).toMatchObject({ wilds: 0 });
    expect(ben?.deadwood).toBeLessThanOrEqual(15);
  });

  test('have exact odds of wilds: as all ways to draw 2 of 5 cards with 2 wilds give', () => {
    const pack = [1, 1, 0, 0, 0];
    const pairs = pack.flatMap((one, i) => pack.slice(i + 1).map((other) => one + other));
    const mean = pairs.reduce((sum, wilds) => sum + wilds, 0) / pairs.length;
    const variance = pairs.reduce((sum, wilds) => sum + (wilds - mean) ** 2, 0) / pairs.length;
    const chance = chanceOfWilds(2, 5, 2);
    expect(chance.mean).toBeCloseTo(mean, 12);
    expect(chance.variance).toBeCloseTo(variance, 12);
  });

  test('have no odds where the wild rank or the size of the hands follows from the cards dealt', () => {
    for (const id of ['thanasis', 'dealers-choice', 'george'] as const)
      expect(dealtHands({ ...dealtFrom(1), rules: PRESETS[id]! })).toEqual([]);
  });

  test('are the same whenever they are worked out', () => {
    expect(dealtHands(structuredClone(dealtFrom(3)))).toEqual(dealtHands(dealtFrom(3)));
  });
});

describe('sums over many hands', () => {
  test('add what was dealt, what is fair, and the variances', () => {
    const sums = sumsOf([handOf(2), handOf(0)], 'wilds');
    expect(sums.map(({ dealt, fair }) => [dealt, fair])).toEqual([
      [2, 0.5],
      [2, 1],
    ]);
    expect(sums[1]?.deviation).toBeCloseTo(Math.sqrt(0.8), 12);
  });

  test('include that a mean found by dealing errs the same way each time', () => {
    const three = sumsOf([handOf(0), handOf(0), handOf(0)], 'deadwood').at(-1);
    expect(three?.deviation).toBeCloseTo(Math.sqrt(3 * 250 + 9), 12);
  });

  test('of fair deals lie within the deviations they claim, for every seat', () => {
    const deals = Array.from({ length: 390 }, (_, i) => dealtHands(dealtFrom(i, 1 + (i % 13))));
    for (const figure of ['wilds', 'deadwood'] as const) {
      const spreads = [0, 1, 2, 3].map((seat) => {
        const last = sumsOf(
          deals.map((hands) => hands[seat]!),
          figure,
        ).at(-1)!;
        return (last.dealt - last.fair) / last.deviation;
      });
      for (const spread of spreads) expect(Math.abs(spread), `${figure}: ${spreads}`).toBeLessThan(2.5);
    }
  });
});
