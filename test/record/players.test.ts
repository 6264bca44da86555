import { expect, test } from 'vitest';
import { parseRecord, playersIn, printRecord, withPlayers } from '#record';
import { crazyRummy } from '#rules';

const TEXT = printRecord({ rules: crazyRummy, seats: 3, steps: [] });

test('names are a comment that changes nothing of the record', () => {
  const named = withPlayers(TEXT, ['Ann', 'Ben #2', '“Cleo”\n0 draw stock']);
  expect(playersIn(named)).toEqual(['Ann', 'Ben #2', '“Cleo”\n0 draw stock']);
  expect(parseRecord(named)).toEqual(parseRecord(TEXT));
});

test('other names take the place of the first ones', () => {
  expect(playersIn(withPlayers(withPlayers(TEXT, ['Ann']), ['Dora', '']))).toEqual(['Dora', '']);
});

test('a record without names has none, and a damaged or endless list is cut', () => {
  expect(playersIn(TEXT)).toEqual([]);
  const listed = (list: string): readonly string[] => playersIn(`crazy-rummy record 1\n# players ${list}\n`);
  for (const list of ['Ann', '{}', '"Ann"', '["Ann"', JSON.stringify(Array(9).fill('x'))])
    expect(listed(list)).toEqual([]);
  expect(listed('["Ann",7,null]')).toEqual(['Ann', '', '']);
  expect(listed(JSON.stringify(['x'.repeat(99)]))).toEqual(['x'.repeat(40)]);
});
