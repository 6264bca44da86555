import { expect, test } from 'vitest';
import { dailyText } from '../../client/text/daily.ts';

const own = { points: 61, place: 2, rank: 3 };
const page = { day: '2026-11-23', count: 12, best: [], own, streak: 1 };

test('a shared result of a daily deal says the day, the place, the points and the rank, and nothing about cards', () => {
  expect(dailyText.sharedLines(page, own, 'https://example.org/?daily')).toBe(
    [
      'Crazy Rummy, daily deal of 23 November 2026',
      '2nd of 4 at my table, 61 points',
      'Rank 3 of 12 so far',
      'https://example.org/?daily',
    ].join('\n'),
  );
  expect(dailyText.sharedLines({ ...page, streak: 5 }, own, 'https://example.org/?daily')).toContain('5 days in a row');
});
