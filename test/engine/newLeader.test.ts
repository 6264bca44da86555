import { expect, it } from 'vitest';
import { newLeader, viewFor } from '#engine';
import { playLines } from '../support/play/playLines.ts';
import { position } from '../support/play/positions.ts';

/** The view after seat 0 goes out; seat 1 is left with 36 points, seat 2 with 20. */
const after = (totals: readonly number[]) =>
  viewFor(
    playLines(
      position({ hands: ['KD', '3C 9D 8H', 'TS JS'], melds: ['0 run 2H: 2H 3H 4H'], deal: 9, totals }),
      '0 discard KD',
    ),
    0,
  );

it.each([
  [[40, 30, 50], 0],
  [[30, 30, 50], 0],
  [[10, 30, 50], null],
  [[90, 40, 50], 2],
  [[60, 4, 20], null],
])('with totals of %j before the deal the new leader is %s', (totals, leader) => {
  expect(newLeader(after(totals))).toBe(leader);
});
