import { describe, expect, it } from 'vitest';
import { parseCards } from '#engine';
import { listedLines, readingTexts } from '../support/play/playLegal.ts';
import { playLines, whyIllegal } from '../support/play/playLines.ts';
import { position } from '../support/play/positions.ts';

const others = ['AC AD', 'AS KS'];
const swaps = (lines: readonly string[]) => lines.filter((line) => line.includes('swap'));

describe('swapping wilds', () => {
  const withRun = (melded: readonly number[]) =>
    position({ deal: 2, hands: ['5H 8H TC 3D', ...others], melds: ['1 run 7H: 7H 2C 9H'], melded });

  it('E12 Twos wild: 8H frees 2C, which is laid again as 6H with 5H below it', () => {
    const table = playLines(withRun([0]), '0 swap 8H for 2C in 0', '0 layoff 2C 0 low', '0 layoff 5H 0 low');
    expect(table.melds[0]).toMatchObject({ rank: 5, cards: parseCards('5H 2C 7H 8H 9H') });
    expect(table.hands[0]).toEqual(parseCards('TC 3D').toSorted((a, b) => a - b));
  });

  it('E12 a player who has not melded cannot swap', () => {
    expect(whyIllegal(withRun([]), '0 swap 8H for 2C in 0')).toBe('meldFirst');
    expect(swaps(listedLines(withRun([])))).toEqual([]);
  });

  it('E12 only the exact card frees a wild in a run', () => {
    expect(whyIllegal(withRun([0]), '0 swap 5H for 2C in 0')).toBe('wrongNatural');
    expect(whyIllegal(withRun([0]), '0 swap TC for 2C in 0')).toBe('wrongNatural');
  });

  it('E13 Twos wild, set KC KD 2S: only KS or KH frees the two', () => {
    const table = position({ deal: 2, hands: ['KS KH QH 2H', 'AC AD', 'AS AH'], melds: ['0 set K: KC KD 2S'] });
    expect(swaps(listedLines(table)).toSorted()).toEqual(['0 swap KH for 2S in 0', '0 swap KS for 2S in 0']);
    expect(whyIllegal(table, '0 swap QH for 2S in 0')).toBe('wrongNatural');
    expect(whyIllegal(table, '0 swap 2H for 2S in 0')).toBe('wrongNatural');
  });

  it('E14 Nines wild: a player lays 9D 6C 7C, keeps 5C and swaps it for the nine', () => {
    const table = playLines(
      position({ deal: 9, hands: ['5C 6C 7C 9D', ...others] }),
      '0 meld run 5C: 9D 6C 7C',
      '0 swap 5C for 9D in 0',
    );
    expect(table.hands[0]).toEqual(parseCards('9D'));
    expect(table.melds[0]?.cards).toEqual(parseCards('5C 6C 7C'));
  });

  it('D17 Nines wild: in 8D 9C TD the nine is freed by 9D, which is natural from then on', () => {
    const table = position({ deal: 9, hands: ['9D 2H 3S', ...others], melds: ['0 run 8D: 8D 9C TD'] });
    const swapped = playLines(table, '0 swap 9D for 9C in 0');
    expect(swapped.melds[0]?.cards).toEqual(parseCards('8D 9D TD'));
    expect(swaps(listedLines(swapped))).toEqual([]);
  });

  it('D17 Nines wild: in 8D 9D TD nothing can be swapped', () => {
    const table = position({ deal: 9, hands: ['9C 2H 3S', ...others], melds: ['0 run 8D: 8D 9D TD'] });
    expect(swaps(listedLines(table))).toEqual([]);
    expect(whyIllegal(table, '0 swap 9C for 9D in 0')).toBe('notWild');
  });

  it('§4.7 a player may swap on the first turn of the deal, after melding', () => {
    const first = position({ deal: 9, hands: ['5C 6C 7C 9D 2H 3H KD QS', ...others], drew: 'none' });
    expect(whyIllegal(playLines(first, '0 meld run 5C: 9D 6C 7C'), '0 swap 5C for 9D in 0')).toBeNull();
  });

  it('§4.13 only a swap moves a wild', () => {
    const table = position({ deal: 2, hands: ['5H TC 3D', ...others], melds: ['0 run 7H: 7H 2C 9H'] });
    expect(whyIllegal(table, '0 layoff 2C 0 low')).toBe('notYourCard');
  });

  it('§4.15 a meld of wilds alone is any set or run, and is freed as the meld that was declared', () => {
    const moment = position({ deal: 9, hands: ['9C 9D 9H 6S 2C 3C', ...others] });
    expect(readingTexts(moment, '9C 9D 9H')).toContain('run 5S: 9C 9D 9H');
    const table = playLines(moment, '0 meld run 5S: 9C 9D 9H');
    expect(swaps(listedLines(table))).toEqual(['0 swap 6S for 9D in 0']);
  });

  it('§4.67 two runs that meet stay separate', () => {
    const table = position({
      deal: 9,
      hands: ['7H KD', ...others],
      melds: ['0 run 4H: 4H 5H 6H', '1 run 8H: 8H 9H TH'],
    });
    expect(playLines(table, '0 layoff 7H 0 high').melds.map(({ cards }) => cards.length)).toEqual([4, 3]);
    expect(playLines(table, '0 layoff 7H 1 low').melds.map(({ cards }) => cards.length)).toEqual([3, 4]);
  });

  it('§4.68 a missing suit goes next to the wilds of a set, or in the place of the wild chosen', () => {
    const table = position({ deal: 2, hands: ['KH 5C 6D', 'AC AD', 'AS AH'], melds: ['0 set K: KC 2S 2H'] });
    expect(playLines(table, '0 layoff KH 0 set').melds[0]?.cards).toEqual(parseCards('KC 2S 2H KH'));
    expect(playLines(table, '0 swap KH for 2S in 0').melds[0]?.cards).toEqual(parseCards('KC KH 2H'));
    expect(playLines(table, '0 swap KH for 2H in 0').melds[0]?.cards).toEqual(parseCards('KC 2S KH'));
  });

  it('§4.69 a wild goes on the named end of a run, between Ace and King', () => {
    const open = position({ deal: 2, hands: ['2S 8C', ...others], melds: ['0 run 5H: 5H 6H 7H'] });
    expect(whyIllegal(open, '0 layoff 2S 0 low')).toBeNull();
    expect(whyIllegal(open, '0 layoff 2S 0 high')).toBeNull();
    const high = position({ deal: 2, hands: ['2S 8C', 'AC AD', 'AS AH'], melds: ['0 run JH: JH QH KH'] });
    expect(whyIllegal(high, '0 layoff 2S 0 high')).toBe('doesNotFit');
    const low = position({ deal: 2, hands: ['2S 8C', 'AC AD', 'AS KH'], melds: ['0 run AH: AH 2H 3H'] });
    expect(whyIllegal(low, '0 layoff 2S 0 low')).toBe('doesNotFit');
  });
});
