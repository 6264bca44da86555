import { expect, test, vi } from 'vitest';
import { renewIfOld } from '../../client/offline/updates.ts';

const script = '/assets/index-a.js';

async function reloadsAt(page: Promise<string>): Promise<boolean> {
  const reload = vi.fn();
  await renewIfOld({ script, fetchPage: () => page, reload });
  return reload.mock.calls.length > 0;
}

test('an outdated page is reloaded, a current one is not, and none is without a network', async () => {
  expect(await reloadsAt(Promise.resolve('<script src="/assets/index-b.js">'))).toBe(true);
  expect(await reloadsAt(Promise.resolve(`<script src="${script}">`))).toBe(false);
  expect(await reloadsAt(Promise.reject(new TypeError('no network')))).toBe(false);
});
