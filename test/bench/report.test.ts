import { expect, test } from 'vitest';
import { benchTable, type Figure, isWithinLimit, median, quantile } from './report.ts';

const figure = (more: Partial<Figure>): Figure => ({ name: 'Frames a second', value: 59.5, unit: '', ...more });

test('a figure without a limit is within it', () => {
  expect(isWithinLimit(figure({}))).toBe(true);
});

test.each([
  [{ most: 59.5 }, true],
  [{ most: 59.4 }, false],
  [{ least: 59.5 }, true],
  [{ least: 60 }, false],
  [{ value: Number.NaN, most: 1 }, false],
])('59.5 against %o: %s', (limit, holds) => {
  expect(isWithinLimit(figure(limit))).toBe(holds);
});

test('median and quantile pick the nearest ranked value', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);
  expect(median([3, 900, 1])).toBe(3);
  expect(quantile(hundred, 0.99)).toBe(99);
  expect(median([])).toBeNaN();
});

test('a share below a tenth has three digits', () => {
  const table = benchTable({ machine: [], figures: [figure({ value: 0.0257, unit: '×' })] });
  expect(table).toContain(' 0.026 × |');
});

test('the report is a table that shows missed limits, with the machine below it', () => {
  const figures = [figure({ least: 59 }), figure({ name: 'Heap', value: 1200, unit: 'kB', most: 1000 })];
  expect(benchTable({ machine: ['a machine'], figures })).toBe(
    [
      '|                 | measured |  limit |     |',
      '| --------------- | -------: | -----: | --: |',
      '| Frames a second |    59.50 |   ≥ 59 | yes |',
      '| Heap            |  1200 kB | ≤ 1000 |  NO |',
      '',
      'a machine',
    ].join('\n'),
  );
});
