import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { thinkAs } from '#bots';
import {
  costliestOf,
  type DealReview,
  type DealText,
  ownAchievements,
  reviewDeal,
  sharesOf,
  totalShares,
} from '#review';
import { crazyRummy } from '#rules';
import { ANY } from '../bots/playTurn.ts';
import { preset } from '../support/play/deals.ts';
import { annAndBots, plainly } from '../support/server/table.ts';

/** A deal that Ann, in seat 0, plays dully against two Steady bots. */
function dealOf(rules = crazyRummy): DealText {
  const set = annAndBots((view) => (view.viewer === 0 ? plainly(view, ANY) : thinkAs.steady(view, ANY)), rules);
  set.finishDeal();
  return set.table.record(1) as DealText;
}

function reviewed(text: DealText, seat = 0): DealReview {
  const review = reviewDeal(text, seat);
  if (!review.ok) throw new Error(review.reason);
  return review.value;
}

const text = dealOf();
const anns = reviewed(text);

describe('the review of a deal', () => {
  test('is a function of its text, plain data, and tells how far it is', () => {
    const shares: number[] = [];
    const review = reviewDeal(text, 0, (done) => shares.push(done));
    expect(review).toEqual({ ok: true, value: anns });
    expect(structuredClone(review)).toEqual(review);
    expect(shares.length).toBeGreaterThan(10);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });

  test('blames dull play, by moments and by skill, and not the bots', () => {
    const { moments, fortune, result } = anns;
    expect(moments.length).toBeGreaterThan(2);
    expect(fortune?.own).toBe(result.points[0]);
    expect(fortune && sharesOf(crazyRummy, fortune).skill).toBeLessThan(-10);
    expect(reviewed(text, 1).moments.length).toBeLessThan(moments.length);
  });

  test('has the deeds of a seat, which are also found without it: its swaps, and the turn in which it went out', () => {
    const { out } = anns.result;
    expect(out).toBeGreaterThanOrEqual(0);
    const byPeople = { ...text, automatic: [] };
    for (const seat of [0, 1, 2]) {
      const deeds = ownAchievements(byPeople, seat);
      if (!deeds.ok) throw new Error(deeds.reason);
      expect(deeds.value).toMatchObject({ deal: 1, swaps: reviewed(byPeople, seat).swaps });
      expect((deeds.value.outTurn ?? 0) > 0).toBe(seat === out);
    }
    // A bot or the clock has gone out for the seat.
    const all = { ...text, automatic: Array.from({ length: 500 }, (_, step) => step) };
    expect(ownAchievements(all, out)).toMatchObject({ ok: true, value: { swaps: [], outTurn: null } });
    expect(ownAchievements(text, 3).ok).toBe(false);
  });

  test('tells that a bot acted for the seat, and leaves its turns out', () => {
    const all = { ...text, automatic: Array.from({ length: 500 }, (_, step) => step) };
    expect(anns).toMatchObject({ wasAway: false });
    expect(reviewed(all)).toMatchObject({ wasAway: true, moments: [] });
  });

  test.each(['five-thousand-rummy', 'fort-worth-gin', 'crummy-rummy'] as const)(
    'of %s has luck, skill and clear mistakes',
    (id) => {
      const { judged, moments, fortune } = reviewed(dealOf(preset(id)));
      expect(judged).toBe('byPlaying');
      expect(fortune).not.toBeNull();
      if (id === 'five-thousand-rummy') expect(moments).not.toEqual([]);
      for (const { cost } of moments) expect(cost).toBeGreaterThanOrEqual(1);
    },
  );

  test.each([
    ['nothing', ''],
    ['no record', 'hello'],
    ['a deal that is not over', text.text.split('\n').slice(0, 20).join('\n')],
    ['cards in two places', text.text.replaceAll(/"card":\d+/g, '"card":7')],
    ['a record of a later version', text.text.replace(/record \d/, 'record 99')],
    ['no deal', text.text.split('\n').slice(0, 3).join('\n')],
  ])('refuses %s', (_, words) => {
    expect(reviewDeal({ text: words, automatic: [] }, 0).ok).toBe(false);
  });

  test('refuses a seat that is not at the table', () => {
    expect([-1, 3].map((seat) => reviewDeal(text, seat).ok)).toEqual([false, false]);
  });
});

describe('luck and skill', () => {
  test('compare the same and other cards against the same mixes of bots, in a game that is nearly solved too', () => {
    const deal = dealOf(preset('fort-worth-gin'));
    const mixes: string[] = [];
    const sharp = vi.spyOn(thinkAs, 'sharp');
    onTestFinished(() => sharp.mockRestore());
    reviewDeal(deal, 0, () => {
      const seats = new Set(sharp.mock.calls.map(([{ viewer }]) => viewer));
      mixes.push([1, 2].filter((seat) => seats.has(seat)).join(' and '));
      sharp.mockClear();
    });
    const [same, others] = [mixes.slice(0, -32), mixes.slice(-32)].map((all) => [...new Set(all)].toSorted());
    expect(same).toEqual(['', '1', '1 and 2', '2']);
    expect(others).toEqual(same);
  });

  test('add up to how much better than expected the result is, in low and in high games', () => {
    const fortune = { own: 20, bot: 12, expected: 15 };
    expect(sharesOf(crazyRummy, fortune)).toEqual({ luck: 3, skill: -8 });
    expect(sharesOf(preset('five-thousand-rummy'), fortune)).toEqual({ luck: -3, skill: 8 });
  });

  test('of several deals are added up; deals without scores count nothing', () => {
    const one = { ...anns, fortune: { own: 20, bot: 12, expected: 15 } };
    expect(totalShares([one, { ...one, fortune: null }, one])).toEqual({ luck: 6, skill: -16 });
    expect(totalShares([])).toEqual({ luck: 0, skill: 0 });
  });

  test('the dearest moments of several deals come first, and one stands for all that lacked the same melds', () => {
    const second = { ...anns, moments: anns.moments.map((moment) => ({ ...moment, deal: 2 })) };
    const told = costliestOf([anns, second], 4);
    expect(told).toHaveLength(4);
    const costs = told.map(({ moment }) => moment.cost);
    expect(costs).toEqual(costs.toSorted((a, b) => b - a));
    expect(costs[0]).toBe(Math.max(...anns.moments.map(({ cost }) => cost)));
    const all = costliestOf([anns], 100);
    expect(all.length).toBeLessThan(anns.moments.length);
    expect(all.reduce((sum, { repeats }) => sum + 1 + repeats, 0)).toBe(anns.moments.length);
  });
});
