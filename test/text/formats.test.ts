import { describe, expect, test } from 'vitest';
import type { RuleSet } from '#engine';
import { PRESETS } from '#rules';
import { text } from '../../client/text/index.ts';
import { tablesText } from '../../client/text/tables.ts';

test.each([
  [0, '0 cards'],
  [1, '1 card'],
  [2, '2 cards'],
  [21, '21 cards'],
])('%i of a thing are "%s"', (count, words) => {
  expect(text.cardsCount(count)).toBe(words);
});

test('names in a list have commas between them, and "and" before the last', () => {
  expect(text.ownTable('Biddies', [])).toBe('Biddies');
  expect(text.ownTable('Biddies', ['Ben'])).toBe('Biddies with Ben');
  expect(text.ownTable('Biddies', ['Ben', 'Cid'])).toBe('Biddies with Ben and Cid');
  expect(text.ownTable('Biddies', ['Ben', 'Cid', 'Dom'])).toBe('Biddies with Ben, Cid and Dom');
});

describe('the day of a game', () => {
  const now = new Date(2026, 2, 14, 0, 30).getTime();

  test.each([
    ['today is its time', new Date(2026, 2, 14, 0, 5), '00:05'],
    ['by a clock that was ahead is its time, too', new Date(2026, 2, 15, 9, 15), '09:15'],
    ['before midnight is yesterday', new Date(2026, 2, 13, 23, 55), 'yesterday'],
    ['earlier is its date', new Date(2026, 2, 12, 12), '12 March'],
  ])('%s', (_, time, words) => {
    expect(tablesText.dayOf(time.getTime(), now)).toBe(words);
  });

  test('is told with a table that waits', () => {
    const seenAt = new Date(2026, 2, 13, 20).getTime();
    expect(tablesText.ownTableWhen('KXQTBC', seenAt, true, now)).toBe('KXQTBC, paused since yesterday');
    expect(tablesText.ownTableWhen('KXQTBC', seenAt, false, now)).toBe('KXQTBC, last played yesterday');
    const today = new Date(2026, 2, 14, 0, 5).getTime();
    expect(tablesText.ownTableWhen('KXQTBC', today, false, now)).toBe('KXQTBC, last played at 00:05');
    expect(tablesText.ownTableWhen('KXQTBC', new Date(2026, 2, 1, 12).getTime(), false, now)).toBe(
      'KXQTBC, last played on 1 March',
    );
  });
});

test('people who are here and looking are told as far as there are any', () => {
  expect(text.peopleHere({ looking: 2, playing: 14 })).toBe('2 people looking, 14 playing');
  expect(text.peopleHere({ looking: 1, playing: 0 })).toBe('1 person looking for a game');
  expect(text.peopleHere({ looking: 0, playing: 1 })).toBe('1 person playing');
  expect(text.peopleHere({ looking: 0, playing: 0 })).toBe('');
});

test('the chosen game is said in a line: the standard game by its length alone', () => {
  expect(text.gameInShort(PRESETS['crazy-rummy-3'] as RuleSet, 4, 5)).toBe('3 deals, about 5 minutes · 4 players');
  expect(text.gameInShort(PRESETS.biddies as RuleSet, 3, null)).toBe('Biddies · 13 deals · 3 players');
  expect(text.gameInShort(PRESETS['five-thousand-rummy'] as RuleSet, 2, null)).toBe('5000 Rummy · 2 players');
});

test('people at open tables are counted', () => {
  const open = { rules: '', pace: 'usual', seats: 4, free: 2, isOpen: true, stage: 'waiting', deal: 0 } as const;
  expect(tablesText.hereNow([{ ...open, code: 'KXQTBC', people: 1 }])).toBe('1 person at 1 table');
  expect(tablesText.hereNow([1, 2].map((people) => ({ ...open, code: `KXQTB${people}`, people })))).toBe(
    '3 people at 2 tables',
  );
});
