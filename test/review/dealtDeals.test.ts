import { expect, test } from 'vitest';
import { dealtDeals } from '#review';
import { recordText } from '../records/readGame.ts';

test('a record tells the hands of each deal, for every seat', () => {
  const found = dealtDeals(recordText('crazyRummy7'));
  if (!found.ok) throw new Error(found.reason);
  expect(found.value.map(({ deal }) => deal)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  // AC 3C 4C 7C 6D 6H JS, 2C 8D AH 7H 3S 7S 9S, 6C 4D 5D JD QD QH KS, 8C TC 2D 3D KD JH 2S TS: aces are wild.
  expect(found.value[0]?.hands.map(({ seat, wilds }) => [seat, wilds])).toEqual([
    [0, 1],
    [1, 1],
    [2, 0],
    [3, 0],
  ]);
  expect(found.value[0]?.hands[3]?.fair.wilds.mean).toBeCloseTo((8 * 4) / 52, 12);
});

test('a game whose wild rank follows from the cards has deals without odds', () => {
  const found = dealtDeals(recordText('dealersChoice'));
  expect(found.ok && found.value.map(({ hands }) => hands.length)).toEqual(Array(13).fill(0));
});

test('a text that is no record, or one that cannot have happened, is refused', () => {
  expect(dealtDeals('Dear diary')).toEqual({ ok: false, reason: 'notARecord' });
});
