import { rating } from 'openskill';
import { describe, expect, test } from 'vitest';
import { RATED_FAMILIES } from '#protocol';
import { GAME_GROUPS } from '#rules';
import {
  inSeason,
  isShown,
  newcomer,
  ratingPoints,
  seasonBegins,
  seasonName,
  seasonNumber,
  seasonOf,
  UNKNOWN,
  withoutPerson,
} from '../../server/ratings/standing.ts';
import { A_DAY, inOrder, NOON, ratedAll } from './ratedGames.ts';

const Q4 = seasonNumber(NOON);

test('a player of whom nothing is known is what the library takes them for', () => {
  expect(UNKNOWN).toEqual(rating());
});

test('the families with ratings are the groups of the list of games', () => {
  expect(RATED_FAMILIES).toEqual(GAME_GROUPS);
});

describe('seasons', () => {
  test('are calendar quarters in UTC', () => {
    expect(
      ['2026-01-01T00:00Z', '2026-03-31T23:59:59.999Z', '2026-04-01T00:00Z', '2026-12-31T23:59Z'].map(named),
    ).toEqual(['2026-Q1', '2026-Q1', '2026-Q2', '2026-Q4']);
    expect(new Date(seasonBegins(Q4)).toISOString()).toBe('2026-10-01T00:00:00.000Z');
    expect(seasonNumber(seasonBegins(Q4) - 1)).toBe(Q4 - 1);
    expect(['2026-Q4', '1970-Q1', '1969-Q4', '2026-Q5', '2026', '02026-Q1'].map(seasonOf)).toEqual([
      ...[Q4, 0, null, null, null, null],
    ]);
  });

  test('begin with a soft reset: a quarter of the way to the average, less certain, and no games yet', () => {
    const good = { ...newcomer(Q4), mu: 35, sigma: 2, games: 60, opponents: ['a', 'b'], proven: true };
    expect(inSeason(good, Q4)).toBe(good);
    const next = inSeason(good, Q4 + 1);
    expect(next).toMatchObject({ mu: 32.5, games: 0, opponents: [], proven: true });
    expect(next.sigma).toBeCloseTo(4.51, 2);
    expect(ratingPoints(next)).toBe(1650);
    // After years away, little is known of a player.
    const late = inSeason(good, Q4 + 20);
    expect(late.mu).toBeCloseTo(UNKNOWN.mu, 1);
    expect(late.sigma).toBeCloseTo(UNKNOWN.sigma, 1);
  });

  test('a game that is reported late counts in the season that runs', () => {
    const standings = ratedAll([inOrder(['ann', 'ben'], seasonBegins(Q4 + 1)), inOrder(['ann', 'ben'], NOON)]);
    expect(standings.get('ann')).toMatchObject({ season: Q4 + 1, games: 2 });
  });
});

const named = (time: string): string => seasonName(seasonNumber(Date.parse(time)));

describe('a rating', () => {
  test('is hidden until ten games with five different people', () => {
    const others = ['ben', 'cid', 'dov', 'eve', 'flo'];
    const isShownAfter = (games: number, people: number): boolean => {
      const played = Array.from({ length: games }, (_, i) => inOrder(['ann', others[i % people]!], NOON + i * A_DAY));
      return isShown(ratedAll(played).get('ann')!);
    };
    expect([isShownAfter(9, 5), isShownAfter(10, 5), isShownAfter(40, 4)]).toEqual([false, true, false]);
  });

  test('of somebody who met an erased person names them no more, and keeps what it was', () => {
    const ann = ratedAll([inOrder(['ann', 'ben']), inOrder(['ann', 'cid'])]).get('ann')!;
    const without = withoutPerson(withoutPerson(ann, 'ben'), 'cid');
    expect(JSON.stringify(without)).not.toMatch(/ben|cid/);
    expect(new Set(without.opponents).size).toBe(2);
    expect(without.mu).toBe(ann.mu);
  });
});
