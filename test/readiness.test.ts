import { expect, test } from 'vitest';
import { readinessOf } from '../server/appParts.ts';
import { memoryStore } from './support/server/memoryStore.ts';

test('a closing server is not ready, even if its store answers', async () => {
  let isOpen = true;
  const isReady = readinessOf(memoryStore(), { now: () => 0 }, () => isOpen);
  expect(await isReady()).toBe(true);
  isOpen = false;
  expect(await isReady()).toBe(false);
});
