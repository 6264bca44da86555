import { expect, test } from 'vitest';
import type { DealResult, PlayerView, RuleSet } from '#engine';
import type { TableView } from '#protocol';
import { PRESETS } from '#rules';
import { totalsAfter, turningPoint } from '../../client/results/race.ts';
import { sheetText } from '../../client/text/scoreSheet.ts';
import { person } from '../support/play/tableViews.ts';

const SEATS = [person('Ana'), person('Ben'), person('Chi')];

/** A finished game with these points in each deal. */
function gameOf(points: readonly (readonly number[])[], preset = 'crazy-rummy'): PlayerView {
  const results = points.map((line) => ({ points: line, added: [], out: 0 }) as unknown as DealResult);
  const seats = SEATS.map((_, seat) => ({ total: totalsAfter(results, seat).at(-1) }));
  return { rules: PRESETS[preset] as RuleSet, seats, results } as unknown as PlayerView;
}

/** The sentence on what decided it, as Chi reads it. */
function decided(view: PlayerView): string {
  const decision = turningPoint(view);
  const table = { seats: SEATS, viewer: 2, game: view } as unknown as TableView;
  return decision ? sheetText.decided(table, decision, view.results.length) : '';
}

test('the deal in which the winner took the lead for good', () => {
  const points = [
    [20, 0, 50],
    [0, 90, 30],
    [10, 5, 40],
  ];
  expect(decided(gameOf(points))).toBe('Deal 2 decided it: Ana took the lead for good and gained 90 points on Ben.');
});

test('the last deal', () => {
  const points = [
    [40, 0, 41],
    [20, 10, 20],
    [90, 80, 0],
  ];
  expect(decided(gameOf(points))).toBe(
    'The last deal decided it: you took the lead for good and gained 80 points on Ben.',
  );
});

test('a lead from the first deal on', () => {
  const points = [
    [0, 10, 30],
    [5, 60, 30],
    [20, 10, 30],
  ];
  expect(decided(gameOf(points))).toBe('Ana led from the first deal and gained most in deal 2: 55 points on Ben.');
});

test('a lead taken in one deal, and most gained in another', () => {
  const points = [
    [15, 0, 50],
    [0, 20, 30],
    [0, 60, 40],
    [10, 5, 9],
  ];
  expect(decided(gameOf(points))).toBe(
    'Ana took the lead for good in deal 2 and gained most in deal 3: 60 points on Ben.',
  );
});

test('where the highest total wins, more points are a gain', () => {
  const points = [
    [100, 150, 20],
    [200, 20, 0],
  ];
  expect(decided(gameOf(points, 'five-thousand-rummy'))).toBe(
    'The last deal decided it: Ana took the lead for good and gained 180 points on Ben.',
  );
});

test('joint winners, or a single deal, have no such deal', () => {
  expect(
    decided(
      gameOf([
        [0, 10, 5],
        [10, 0, 9],
      ]),
    ),
  ).toBe('');
  expect(decided(gameOf([[0, 10, 5]]))).toBe('');
});
