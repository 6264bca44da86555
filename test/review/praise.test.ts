import { expect, test } from 'vitest';
import { bestOf, bestSwapOf, type DealReview } from '#review';
import { crazyRummy, withValue } from '#rules';
import { goodMoments, ownSwaps } from '../../shared/review/praise.ts';
import type { Position } from '../support/play/positions.ts';
import { playedFrom } from './playedLines.ts';

/** A wild four stands for the seven of hearts, which Ann holds; with the wild she lays her kings and goes out. */
const SWAPPABLE: Position = {
  hands: ['7H KD KC 2S', '3C 9D TD', 'TC JC KH 6D'],
  melds: ['1 run 5H: 5H 6H 4C'],
  melded: [0],
};
const SWAP_AND_OUT = ['0 swap 7H for 4C in 0', '0 meld set K: KD KC 4C', '0 discard 2S'];

test('a turn that nobody plays without thinking is good: a swap that ends the deal', () => {
  const [moment, ...others] = goodMoments(playedFrom(SWAPPABLE, SWAP_AND_OUT), 0);
  expect(others).toEqual([]);
  expect(moment).toMatchObject({ turn: 1, deal: 4 });
  expect(moment?.played.map(({ type }) => type)).toEqual(['swap', 'meld', 'discard']);
  expect(moment?.gain).toBeGreaterThanOrEqual(2);
});

test('a turn that costs something is not good, nor one that everybody plays, nor one of a bot', () => {
  expect(goodMoments(playedFrom(SWAPPABLE, ['0 discard KD']), 0)).toEqual([]);
  const obvious: Position = { hands: ['8H 9H TH 2C KD', '3C 9D', 'TC JC KC 6D'] };
  expect(goodMoments(playedFrom(obvious, ['0 meld run 8H: 8H 9H TH', '0 discard KD']), 0)).toEqual([]);
  const { steps, ...deal } = playedFrom(SWAPPABLE, SWAP_AND_OUT);
  const automatic = steps.map((step) => ({ ...step, isAutomatic: true }));
  expect(goodMoments({ ...deal, steps: automatic }, 0)).toEqual([]);
  expect(ownSwaps({ ...deal, steps: automatic }, 0)).toEqual([]);
});

test('games whose turns the bots cannot work out have no good turns, but swaps', () => {
  const rules = withValue(crazyRummy, 'melds.runAce', 'lowOrHigh');
  const deal = playedFrom({ ...SWAPPABLE, rules }, SWAP_AND_OUT);
  expect(goodMoments(deal, 0)).toEqual([]);
  expect(ownSwaps(deal, 0)).toHaveLength(1);
});

test('a swap tells by how much its turn made the hand lighter, and one that was taken back is none', () => {
  const [swap] = ownSwaps(playedFrom(SWAPPABLE, SWAP_AND_OUT), 0);
  expect(swap).toMatchObject({ turn: 1, action: { type: 'swap' }, laid: 29 });
  const kept = playedFrom(SWAPPABLE, ['0 swap 7H for 4C in 0', '0 discard KD']);
  expect(ownSwaps(kept, 0)[0]?.laid).toBe(7 + 10 - 25);
  const back = playedFrom(SWAPPABLE, ['0 swap 7H for 4C in 0', '0 takeback', '0 discard KD']);
  expect(ownSwaps(back, 0)).toEqual([]);
});

test('of a game the best swap and the best turns are told', () => {
  const review = (deal: number, gain: number, laid: number) =>
    ({ good: [{ deal, gain }], swaps: [{ deal, laid }] }) as unknown as DealReview;
  const reviews = [review(1, 3, -8), review(2, 9, 31), review(3, 5, 31)];
  expect(bestOf(reviews, 2).map(({ deal }) => deal)).toEqual([2, 3]);
  expect(bestSwapOf(reviews)?.deal).toBe(2);
  expect(bestSwapOf([])).toBeNull();
});
