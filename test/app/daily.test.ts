import { expect, test } from 'vitest';
import { no, ok } from '#engine';
import { eventually } from '../support/progress.ts';
import { at, codeShown, pageAt } from './openPage.ts';
import { QuietTable } from './tables.ts';

test('the daily deal has an address, from which its table opens', async () => {
  const { page } = pageAt('/?daily', { net: { daily: async () => ok(new QuietTable('ABCD')) } });
  await page.comeBack();
  expect(at(page)).toBe('daily');
  page.daily();
  await eventually(() => expect(codeShown(page)).toBe('ABCD'));
});

test.each(['gameOver', 'badMessage'] as const)('refused with %s, the page stays and knows why', async (reason) => {
  const { page } = pageAt('/?daily', { net: { daily: async () => no(reason) } });
  await page.comeBack();
  page.daily();
  await eventually(() => expect(page.problem.value).toBe(reason));
  expect(at(page)).toBe('daily');
});

test('a daily deal that is over leads to its result, and back from there to home', async () => {
  const table = new QuietTable('ABCD');
  const { page, history, ownTables } = pageAt('/', { net: { daily: async () => ok(table) } });
  page.go({ at: 'daily', isAwaited: false });
  page.daily();
  await eventually(() => expect(codeShown(page)).toBe('ABCD'));
  page.leaveFor({ at: 'daily', isAwaited: true });
  expect(page.place.value).toEqual({ at: 'daily', isAwaited: true });
  expect(history.addresses.at(-1)).toBe('/?daily');
  expect(ownTables.all.value).toEqual([]);
  page.leave();
  expect([at(page), history.here().pathname + history.here().search]).toEqual(['home', '/']);
});
