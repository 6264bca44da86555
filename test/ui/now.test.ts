import { expect, test } from 'vitest';
import { isDayOver, nextMidnight } from '../../client/ui/useNow.ts';

const HOUR = 3_600_000;

test('a day is over at midnight UTC, wherever the player is', () => {
  const midnight = Date.UTC(2026, 10, 24);
  expect(isDayOver('2026-11-23', midnight - 1)).toBe(false);
  expect(isDayOver('2026-11-23', midnight)).toBe(true);
});

test('texts are renewed at the next midnight, here or in UTC', () => {
  for (let hour = 0; hour < 48; hour++) {
    const now = Date.UTC(2026, 10, 23, hour, 30);
    const next = nextMidnight(now);
    expect(next).toBeGreaterThan(now);
    expect(next - now).toBeLessThanOrEqual(24 * HOUR);
    expect(new Date(next).getHours() === 0 || new Date(next).getUTCHours() === 0).toBe(true);
  }
});
