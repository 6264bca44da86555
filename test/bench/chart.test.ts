import { describe, expect, test } from 'vitest';
import { chartSvg, tickStep } from './chart.ts';
import { drift } from './drift.ts';

describe('the chart', () => {
  test.each([
    [4, 1],
    [7, 2],
    [20, 5],
    [41, 20],
    [300, 100],
    [0.8, 0.2],
    [0, 1],
  ])('an axis up to %s has ticks every %s', (most, step) => {
    expect(tickStep(most)).toBeCloseTo(step);
  });

  const picture = chartSvg('Soak', 'a < machine', 'minute', [
    { title: 'Waiting', unit: 'ms', lines: [{ name: 'p99', values: [10, 20] }] },
  ]);

  test('says what it shows, on which machine, and the unit of the axis', () => {
    for (const words of ['>Soak<', '>a &lt; machine<', '>Waiting (ms)<', '>minute<', '>p99 20<']) {
      expect(picture).toContain(words);
    }
  });

  test('draws a line from the first value to the last, the highest at the top', () => {
    expect(picture).toContain('d="M80.0 179.0L810.0 94.0"');
  });
});

describe('drift', () => {
  test('compares the last quarter with the first', () => {
    expect(drift([10, 10, 12, 11, 12, 14, 15, 15])).toBeCloseTo(1.5);
  });

  test('leaves out the first tenth', () => {
    expect(drift([90, ...Array.from({ length: 19 }, () => 10)])).toBe(1);
  });

  test('of a single value is 1', () => {
    expect(drift([5])).toBe(1);
  });
});
