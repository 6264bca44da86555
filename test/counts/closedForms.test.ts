import { describe, expect, it } from 'vitest';
import { legalActions, type Rank, viewFor } from '#engine';
import { position } from '../support/play/positions.ts';

/** The number of new melds of a kind that the whole pack in one hand allows; rank 0 is a deal without wilds. */
function meldsOfThePack(wildRank: Rank, kind: 'set' | 'run'): number {
  const view = viewFor(position({ hands: ['AC 2C', '3C', '4C'], drew: 'none' }), 0);
  const hand = Array.from({ length: 52 }, (_, card) => card);
  return legalActions({ ...view, wildRank, hand }).melds.filter(({ reading }) => reading.kind === kind).length;
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);

/** Ways to pick at most `most` of `n`. */
const pickUpTo = (n: number, most: number): number =>
  Array.from({ length: Math.min(n, most) + 1 }, (_, k) => choose(n, k)).reduce((sum, ways) => sum + ways, 0);

/**
 * Returns the number of runs in one pack with a wild rank. A run is defined by its suit, its low rank and the places
 * that hold a wild. There are four wilds. If the run does not include the wild rank, any up to four places hold one. If
 * it does, either that place is natural and the other three wilds are free, or it holds one of those three and its own
 * card is free to be used elsewhere. In both cases up to three of the other places hold a wild.
 */
function runsWithWilds(wildRank: Rank): number {
  let runs = 0;
  for (let low = 1; low <= 11; low++) {
    for (let high = low + 2; high <= 13; high++) {
      const size = high - low + 1;
      const reaches = low <= wildRank && wildRank <= high;
      runs += reaches ? 2 * pickUpTo(size - 1, 3) : pickUpTo(size, 4);
    }
  }
  return 4 * runs;
}

describe('new melds that one pack allows', () => {
  it('65 natural sets: in each rank four of three cards and one of four', () => {
    expect(meldsOfThePack(0, 'set')).toBe(13 * (4 + 1));
  });

  it('264 natural runs with the Ace low: in each suit 11 of three cards, 10 of four, … one of thirteen', () => {
    expect(meldsOfThePack(0, 'run')).toBe(4 * (11 + 10 + 9 + 8 + 7 + 6 + 5 + 4 + 3 + 2 + 1));
  });

  // Of another rank: no natural and 3 or 4 wilds; one natural (4 ways) and 2 or 3 wilds; two (6 ways) and 1 or 2; three
  // (4 ways) and 0 or 1; all four and none. The wild rank itself is always natural.
  it.each([1, 2, 7, 13])('wild rank %i: 12 × (2 + 8 + 12 + 8 + 1) sets, and 5 of the wild rank', (wildRank) => {
    expect(meldsOfThePack(wildRank, 'set')).toBe(12 * 31 + 5);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])(
    'wild rank %i: runs by the places their wilds take',
    (wildRank) => {
      expect(meldsOfThePack(wildRank, 'run')).toBe(runsWithWilds(wildRank));
    },
  );
});
