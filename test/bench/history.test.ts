import { expect, test } from 'vitest';
import { type HistoryLine, historyLine, readHistory, worsened } from './history.ts';
import type { Ratio } from './ratios.ts';

const line = (change: string, ratios: HistoryLine['ratios']): HistoryLine => ({
  date: '2026-11-23',
  change,
  machine: 'a machine',
  ratios,
});
const core = (value: number): Ratio => ({ name: 'core', value, unit: '×', slack: 1.25 });

const HISTORY = [line('before', { core: 4 }), line('fewer writes', { core: 2 }), line('smaller page', { size: 250 })];

test('a line of the history is written and read again', () => {
  const size: Ratio = { name: 'size', value: 282.6, unit: 'kB', slack: 1.01 };
  const report = { machine: ['a machine', 'load before: 0.1'], figures: [core(4.0567), size] };
  const written = historyLine(report, 'before', new Date('2026-11-23T12:00:00Z'));
  expect(written).toEqual(line('before', { core: 4.06, 'size (kB)': 283 }));
  expect(readHistory(`${JSON.stringify(written)}\n\n`)).toEqual([written]);
});

test('a ratio is compared with the last line that has it', () => {
  expect(worsened([core(3)], HISTORY)).toEqual(['core: 3.00 ×, after 2 × (fewer writes)']);
});

test.each([
  ['better', [core(1)]],
  ['worse by no more than runs differ', [core(2.5)]],
  ['new', [{ ...core(9), name: 'another' }]],
])('a ratio that is %s raises no warning', (_, figures) => {
  expect(worsened(figures, HISTORY)).toEqual([]);
});
