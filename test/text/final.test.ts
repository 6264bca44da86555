import { expect, test } from 'vitest';
import type { RuleSet } from '#engine';
import type { RatedResult } from '#protocol';
import { PRESETS } from '#rules';
import { finalText, type NewBest } from '../../client/text/final.ts';
import { ratingsText } from '../../client/text/ratings.ts';

const THREE_DEALS = PRESETS['crazy-rummy-3'] as RuleSet;

test.each<[string, NewBest]>([
  ['Your best in 3 deals: 42 points, 51 points before', { kind: 'points', value: 42, before: 51 }],
  ['Your best in 3 deals: 42 points, as before', { kind: 'points', value: 42, before: 42 }],
  ['Your most swaps in a game: 4, 3 before', { kind: 'swaps', value: 4, before: 3 }],
  ['Your most wins in a row: 3, as before', { kind: 'streak', value: 3, before: 3 }],
  ['The earliest you went out: turn 2, turn 3 before', { kind: 'out', value: 2, before: 3 }],
])('a new best is told with the one before: %s', (words, best) => {
  expect(finalText.newBest(best, THREE_DEALS)).toBe(words);
});

const result: RatedResult = {
  ...{ family: 'crazyRummy', season: '2026-Q4', points: 1512, won: 12, games: 7, opponents: 5, isShown: false },
};

test('what a game has won or lost is told with the new rating', () => {
  expect(ratingsText.wonWords(result)).toBe('Rating +12, now 1512');
  expect(ratingsText.wonWords({ ...result, won: -8, points: 1492 })).toBe('Rating −8, now 1492');
  expect(ratingsText.wonWords({ ...result, won: 0, points: 1500 })).toBe('Rating 1500, unchanged');
});

test('a rating that others do not see yet says what is missing', () => {
  expect(ratingsText.provisionalWords(result)).toBe('Provisional, only you see it: 3 more games');
  const few = { ...result, games: 1, opponents: 1 };
  expect(ratingsText.provisionalWords(few)).toBe(
    'Provisional, only you see it: 9 more games and 4 more people to meet',
  );
  expect(ratingsText.provisionalWords({ ...result, isShown: true })).toBe('');
});
