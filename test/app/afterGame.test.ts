import { expect, test } from 'vitest';
import { no, ok } from '#engine';
import { crazyRummy, printRules } from '#rules';
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

test('invite again leaves the private table for another one like it, whose code can be shared', async () => {
  const first = new QuietTable('ABCD', { isPrivate: true, pace: 'fast', bots: false, spectators: false, hints: false });
  const wishes: unknown[] = [];
  const tables = [first, new QuietTable('EFGH', { isPrivate: true })];
  const createPrivate = async (wish: unknown) => {
    wishes.push(wish);
    return ok(tables[wishes.length - 1]);
  };
  const { page, history } = pageAt('/', { net: { createPrivate } });
  page.play('friends');
  await eventually(() => expect(codeShown(page)).toBe('ABCD'));
  page.inviteAgain();
  expect(first.hasLeft).toBe(true);
  await eventually(() => expect(codeShown(page)).toBe('EFGH'));
  expect(wishes[1]).toMatchObject({
    rules: printRules(crazyRummy),
    seats: 1,
    pace: 'fast',
    bots: false,
    spectators: false,
  });
  expect(wishes[1]).toMatchObject({ hints: false });
  expect(history.addresses.at(-1)).toBe('/t/EFGH');
});

test('if no other table can be opened, the player is home and reads why', async () => {
  const table = new QuietTable('ABCD', { isPrivate: true });
  let isOpen = true;
  const createPrivate = async () => (isOpen ? ok(table) : no('offline' as const));
  const { page } = pageAt('/', { net: { createPrivate } });
  page.play('friends');
  await eventually(() => expect(codeShown(page)).toBe('ABCD'));
  isOpen = false;
  page.inviteAgain();
  await eventually(() => expect(page.problem.value).toBe('offline'));
  expect(page.place.value.at).toBe('home');
});
