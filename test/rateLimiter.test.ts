import { expect, test } from 'vitest';
import { RateLimiter } from '../server/rateLimiter.ts';

const ONE_A_SECOND_TWO_A_MINUTE = [
  { most: 1, within: 1_000 },
  { most: 2, within: 60_000 },
];

test('each key is limited separately, within any span of time', () => {
  const limiter = new RateLimiter<string>(ONE_A_SECOND_TWO_A_MINUTE);
  expect(limiter.allows('Ann', 900)).toBe(true);
  expect(limiter.allows('Ann', 1_800)).toBe(false);
  expect(limiter.allows('Ben', 1_800)).toBe(true);
  expect(limiter.allows('Ann', 1_900)).toBe(true);
  expect(limiter.allows('Ann', 60_899)).toBe(false);
  expect(limiter.allows('Ann', 60_900)).toBe(true);
});

test('refused attempts are not counted', () => {
  const limiter = new RateLimiter<string>([{ most: 1, within: 1_000 }]);
  limiter.allows('Ann', 0);
  for (let now = 1; now < 1_000; now++) expect(limiter.allows('Ann', now)).toBe(false);
  expect(limiter.allows('Ann', 1_000)).toBe(true);
});
