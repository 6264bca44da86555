import { describe, expect, test } from 'vitest';
import { seat, setUp } from '../support/server/table.ts';

/** The names shown at the table for people who sit down one after the other. */
function called(...names: readonly string[]): readonly string[] {
  const { table } = setUp({ seats: 4 });
  for (const [person, name] of names.entries()) {
    expect(table.sit({ id: `person ${person}`, name })).toEqual({ ok: true, value: person });
  }
  return table.tableView('spectator').seats.flatMap(({ name }) => name || []);
}

describe('two names at one table', () => {
  test.each([
    ['a Cyrillic letter', 'Ann', 'Аnn', 'Аnn 2'],
    ['a Greek letter', 'Otto', 'Οtto', 'Οtto 2'],
    ['a capital I for a small l', 'Iris', 'lris', 'lris 2'],
    ['a digit for a letter', 'Olga', '0lga', '0lga 2'],
    ['two letters for one', 'Emma', 'Ernrna', 'Ernrna 2'],
    ['a picture as text and as emoji', '❤', '❤️', '❤️ 2'],
    ['pictures with a joiner that has no effect', '👩👩', '👩‍👩', '👩‍👩 2'],
    ['an invisible character', 'Ann', 'Ann\u3164', 'Ann 2'],
  ])('that look alike by %s get a number', (_what, first, second, shown) => {
    expect(called(first, second)).toEqual([first, shown]);
  });

  test.each([
    ['Ann', 'Anne'],
    ['Zoe', 'Zoë'],
    ['Ben', 'Бен'],
    ['李', '季'],
  ])('that can be told apart are unchanged: %s and %s', (first, second) => {
    expect(called(first, second)).toEqual([first, second]);
  });

  test('the number itself does not look like another name', () => {
    expect(called('Ann', 'Ann l', 'Ann 1', 'Аnn')).toEqual(['Ann', 'Ann l', 'Ann 1 2', 'Аnn 2']);
  });

  test("a bot's name looks like nobody else's", () => {
    const { table } = setUp({ seats: 3 });
    table.sit({ id: 'one', name: 'Аdа' });
    table.sit({ id: 'other', name: 'Brunо' });
    table.start(0);
    expect(table.tableView('spectator').seats.map(({ name }) => name)).toEqual(['Аdа', 'Brunо', 'Clara']);
  });
});

test('names in a log are shown unchanged, whatever they look like', () => {
  const set = setUp();
  seat(set, 'Ann', 'Ben', 'Cid');
  const old = ['\u3164', 'Ann', 'Аnn\u200b'];
  const past = set.log.entries.map((entry) =>
    entry.type === 'seat' ? { ...entry, name: old[entry.seat] ?? '' } : entry,
  );
  const { table } = set.replayed(past);
  expect(table.tableView('spectator').seats.map(({ name }) => name)).toEqual(old);
});

describe('a name that must be shortened for its number', () => {
  test.each([
    ['letters', 'x'.repeat(20), `${'x'.repeat(18)} 2`],
    ['a space where it is cut', `${'x'.repeat(17)} yy`, `${'x'.repeat(17)} 2`],
    ['a letter with marks where it is cut', `${'x'.repeat(18)}q\u0331\u0308`, `${'x'.repeat(18)} 2`],
    ['a letter whose marks count for nothing', `${'x'.repeat(17)}q\u0331\u0308`, `${'x'.repeat(17)}q\u0331\u0308 2`],
    ['an emoji where it is cut', `${'x'.repeat(15)}👩🏽‍🚀x`, `${'x'.repeat(15)} 2`],
    ['an emoji alone', Array(10).fill('👩').join('\u200d'), `${Array(10).fill('👩').join('\u200d')} 2`],
  ])('%s', (_what, name, shown) => {
    expect(called(name, name)).toEqual([name, shown]);
  });
});
