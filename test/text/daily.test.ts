import { describe, expect, test } from 'vitest';
import { dailyText } from '../../client/text/daily.ts';

const own = { points: 61, place: 2, rank: 3 };
const page = { day: '2026-11-23', count: 12, best: [], own, streak: 1, days: [] };

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

test('home says in one line whether today’s deal is played, and how it went', () => {
  expect(dailyText.stateLine({ ...page, streak: 5 })).toBe('61 points · rank 3 of 12 · 5 days in a row');
  expect(dailyText.stateLine({ ...page, own: null, streak: 4 })).toBe('Not played yet · 4 days in a row');
  expect(dailyText.stateLine({ ...page, own: null, streak: 0 })).toBe('Not played yet · the same cards for everyone');
  expect(dailyText.dayInShort(page.day)).toBe('23 November');
});

describe('the next daily deal', () => {
  const MINUTE = 60_000;

  test.each([
    [21 * 60 * MINUTE + 5 * MINUTE, 'The next deal comes in 21 hours.'],
    [60 * MINUTE, 'The next deal comes in 1 hour.'],
    [59 * MINUTE, 'The next deal comes in 59 minutes.'],
    [1, 'The next deal comes in 1 minute.'],
  ])('%i ms before it comes', (wait, words) => {
    expect(dailyText.nextDeal(wait)).toBe(words);
  });
});
