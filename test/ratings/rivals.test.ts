import { beforeEach, expect, test } from 'vitest';
import { Rivals } from '../../server/ratings/rivals.ts';
import { A_DAY, NOON } from './ratedGames.ts';

let now: number;
let rivals: Rivals;
const pair = (...addresses: readonly (string | null)[]) =>
  rivals.pair(addresses.map((address, seat) => ({ seat, address })));

beforeEach(() => {
  now = NOON;
  rivals = new Rivals({ now: () => now });
});

test('people of different addresses are rated against each other', () => {
  expect(pair('a', 'b', 'c')).toEqual([
    [0, 1, 0],
    [0, 2, 0],
    [1, 2, 0],
  ]);
});

test('a family is not rated against itself, and nobody whose address is not known is rated', () => {
  expect(pair('home', 'home')).toEqual([]);
  expect(pair('home', 'b', 'home').map(([one, other]) => [one, other])).toEqual([
    [0, 1],
    [1, 2],
  ]);
  expect(pair('c', null)).toEqual([]);
});

test('all meetings of two addresses on one day count together, whoever of them plays, and begin anew with the day', () => {
  const met = () => pair('b', 'a')[0]?.[2];
  expect([met(), met(), met()]).toEqual([0, 1, 2]);
  // Two of one address in one game are one meeting.
  pair('a', 'b', 'b');
  expect([met(), pair('a', 'c')[0]?.[2]]).toEqual([4, 0]);
  now += A_DAY;
  expect(met()).toBe(0);
});
