import { expect, test } from 'vitest';
import { ok } from '#engine';
import { eventually } from '../support/progress.ts';
import { codeShown, pageAt } from './openPage.ts';
import { QuietTable } from './tables.ts';

test.each([
  ['/?ratings', 'crazyRummy', '/?ratings'],
  ['/?ratings=greek', 'greek', '/?ratings=greek'],
  ['/?ratings=chess', 'crazyRummy', '/?ratings'],
])('the leaderboard at %s is that of %s', async (address, family, shown) => {
  const { page, history } = pageAt(address);
  await page.comeBack();
  expect(page.place.value).toEqual({ at: 'ratings', family });
  expect(history.addresses.at(-1)).toBe(shown);
});

test('another family of games takes the place of the first in the address, so that Back leaves the leaderboard', () => {
  const { page, history } = pageAt('/');
  page.go({ at: 'ratings', family: 'crazyRummy' });
  page.change({ at: 'ratings', family: 'oxner' });
  expect(history.addresses).toEqual(['/', '/?ratings=oxner']);
});

test('a rated game that is over leads to the leaderboard, and the seat is given up', async () => {
  const table = new QuietTable('ABCD');
  const { page, ownTables } = pageAt('/', { net: { quickMatch: async () => ok(table) } });
  page.play('anybody');
  await eventually(() => expect(codeShown(page)).toBe('ABCD'));
  page.leaveFor({ at: 'ratings', family: 'crazyRummy' });
  expect(page.place.value).toEqual({ at: 'ratings', family: 'crazyRummy' });
  expect(ownTables.all.value).toEqual([]);
});
