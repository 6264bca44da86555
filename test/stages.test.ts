import { expect, test } from 'vitest';
import { browserCount } from './support/tools/stages.ts';

test('a browser test that needed a second try counts as failed', () => {
  expect(browserCount({ expected: 100, flaky: 1, unexpected: 2 })).toEqual({ passed: 100, failed: 3 });
});
