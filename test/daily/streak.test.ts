import { expect, test } from 'vitest';
import { streakOf } from '../../server/daily/dailyPage.ts';

const TODAY = '2027-01-02';

test.each([
  [0, []],
  [1, ['2027-01-02']],
  [3, ['2027-01-02', '2027-01-01', '2026-12-31']],
  [2, ['2027-01-01', '2026-12-31']],
  [1, ['2027-01-02', '2026-12-31', '2026-12-30']],
  [0, ['2026-12-31', '2026-12-30']],
])('a streak of %i days: %j', (streak, days) => {
  expect(streakOf(days, TODAY)).toBe(streak);
});
