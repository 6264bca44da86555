import { describe, expect, test } from 'vitest';
import type { OwnRating } from '#protocol';
import { ratingsText } from '../../client/text/ratings.ts';

const hidden: OwnRating = { points: null, rank: null, games: 4, opponents: 2 };

describe('the own line of a leaderboard', () => {
  test.each<[string, OwnRating | null]>([
    ['No rated game yet this season', null],
    ['Hidden until you have played enough: 6 more games and 3 more people to meet', hidden],
    ['Hidden until you have played enough: 1 more game', { ...hidden, games: 9, opponents: 5 }],
    ['Hidden until you have played enough: 1 more person to meet', { ...hidden, games: 30, opponents: 4 }],
    ['Rank 3 of 42, rating 1583, 12 games', { points: 1583, rank: 3, games: 12, opponents: 5 }],
  ])('is now: %s', (words, own) => {
    expect(ratingsText.ownLine(own, 42, true)).toBe(words);
  });

  test.each<[string, OwnRating | null]>([
    ['No rated game in this season', null],
    ['4 rated games with 2 different people: too few for a rating', hidden],
    ['Rank 1 of 42, rating 1583, 12 games', { points: 1583, rank: 1, games: 12, opponents: 5 }],
  ])('is, of a season that is over: %s', (words, own) => {
    expect(ratingsText.ownLine(own, 42, false)).toBe(words);
  });
});

describe('a leaderboard', () => {
  test('names its season by its months, and says when it ends', () => {
    expect(ratingsText.seasonWords('2026-Q4')).toBe('October to December 2026');
    expect(ratingsText.seasonWords('2027-Q1')).toBe('January to March 2027');
    expect(ratingsText.untilWords(34 * 86_400_000)).toBe('Ends in 34 days');
  });

  test('says how many are listed, unless all are', () => {
    const best = Array.from({ length: 2 }, (_, i) => ({
      rank: i + 1,
      player: `${i}`,
      name: null,
      points: 1,
      games: 1,
    }));
    expect(ratingsText.listedWords({ best, players: 342 })).toBe('The best 2 of 342 players');
    expect(ratingsText.listedWords({ best, players: 2 })).toBe('');
  });

  test('says how to get on it with the numbers that count', () => {
    expect(ratingsText.howToGetOn()).toContain('10 rated games with 5 different people');
  });
});
