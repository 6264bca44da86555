import { expect, test } from 'vitest';
import { openFavourites } from '../../client/device/favourites.ts';
import { memory } from './memory.ts';

const KEY = 'crazy-rummy-1.rules';
const CODE = 'v1.crazy-rummy~gf1';

function opened(found?: string) {
  const storage = memory();
  if (found !== undefined) storage.setItem(KEY, found);
  return { storage, favourites: openFavourites(() => storage) };
}
const namesOf = ({ all }: ReturnType<typeof openFavourites>): string[] => all.value.map(({ name }) => name);

test('saved rules are there on the next visit', () => {
  const { storage, favourites } = opened();
  expect(favourites.keep('  Friday \n night ', CODE)).toBe(true);
  expect(openFavourites(() => storage).all.value).toEqual([{ name: 'Friday night', code: CODE }]);
});

test('saving under an existing name replaces its rules', () => {
  const { favourites } = opened();
  favourites.keep('Friday', 'biddies');
  favourites.keep('Friday', CODE);
  expect(favourites.all.value).toEqual([{ name: 'Friday', code: CODE }]);
});

test('rules can be renamed, unless the name is taken or empty, and deleted', () => {
  const { favourites } = opened();
  favourites.keep('Friday', CODE);
  favourites.keep('Sunday', 'biddies');
  expect(favourites.rename('Friday', 'Sunday')).toBe(false);
  expect(favourites.rename('Friday', '  ')).toBe(false);
  expect(favourites.rename('Friday', 'Saturday')).toBe(true);
  expect(namesOf(favourites)).toEqual(['Sunday', 'Saturday']);
  favourites.remove('Sunday');
  expect(favourites.all.value).toEqual([{ name: 'Saturday', code: CODE }]);
});

test('an empty name and a full list are refused', () => {
  const { favourites } = opened();
  expect(favourites.keep(' ', CODE)).toBe(false);
  for (let n = 0; n < 40; n++) expect(favourites.keep(`Rules ${n}`, CODE)).toBe(true);
  expect(favourites.keep('One more', CODE)).toBe(false);
  expect(favourites.keep('Rules 7', 'biddies')).toBe(true);
  expect(favourites.all.value).toHaveLength(40);
});

test('a long name is cut', () => {
  const { favourites } = opened();
  favourites.keep('🂡'.repeat(200), CODE);
  expect([...(namesOf(favourites)[0] ?? '')]).toHaveLength(32);
});

test('damaged entries are dropped, entries with an unreadable code stay', () => {
  const good = { name: 'Friday', code: CODE };
  const newer = { name: 'Newer', code: 'v9.crazy-rummy~gf1' };
  const bad = [
    null,
    7,
    {},
    { name: '', code: CODE },
    { name: 'Long', code: 'x'.repeat(2_000) },
    { name: 7, code: CODE },
  ];
  const { favourites } = opened(JSON.stringify([...bad, good, newer, { name: 'Friday', code: 'biddies' }]));
  expect(favourites.all.value).toEqual([good, newer]);
});

test('two tabs do not overwrite each other’s rules', () => {
  const { storage, favourites } = opened();
  const other = openFavourites(() => storage);
  other.keep('Friday', CODE);
  favourites.keep('Sunday', 'biddies');
  other.reread();
  expect(namesOf(other)).toEqual(['Sunday', 'Friday']);
});
