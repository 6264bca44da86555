import { describe, expect, it } from 'vitest';
import { readingTexts } from '../support/play/playLegal.ts';
import { playLines, whyIllegal } from '../support/play/playLines.ts';
import { position } from '../support/play/positions.ts';

const others = ['AC AD', 'AS KS'];

/** Seat 0 holds these cards in that deal and is to play; it has laid nothing yet. */
const holding = (deal: number, hand: string) => position({ deal, hands: [hand, ...others] });

describe('sets and runs with wilds', () => {
  it('E1 Sevens wild: 7C with two Tens is a set', () => {
    const table = playLines(holding(7, '7C TC TH 2D'), '0 meld set T: 7C TC TH');
    expect(table.melds[0]).toMatchObject({ kind: 'set', rank: 10, suit: -1 });
    expect(table.hands[0]).toHaveLength(1);
  });

  it('E2 Sevens wild: AH 2H 7S is a run with the seven as 3H', () => {
    const table = playLines(holding(7, 'AH 2H 7S TD'), '0 meld run AH: AH 2H 7S');
    expect(table.melds[0]).toMatchObject({ kind: 'run', suit: 2, rank: 1 });
  });

  it('E3 the Ace is low: A-2-3 is a run', () => {
    expect(whyIllegal(holding(7, 'AH 2H 3H TD'), '0 meld run AH: AH 2H 3H')).toBeNull();
  });

  it.each(['QH KH AH', 'KH AH 2H'])('E3 the Ace is low: %s is not a run', (cards) => {
    const moment = holding(7, `${cards} TD`);
    expect(readingTexts(moment, cards)).toEqual([]);
    expect(whyIllegal(moment, `0 meld run ${cards.slice(0, 2)}: ${cards}`)).toBe('notAMeld');
  });

  it('E4 Nines wild: in 5H 6H 9C the nine is 7H, so 8H fits and 3H does not', () => {
    const table = playLines(holding(9, '3H 5H 6H 8H 9C KD'), '0 meld run 5H: 5H 6H 9C');
    expect(whyIllegal(table, '0 layoff 8H 0 high')).toBeNull();
    expect(whyIllegal(table, '0 layoff 3H 0 low')).toBe('doesNotFit');
    expect(whyIllegal(table, '0 layoff 3H 0 high')).toBe('doesNotFit');
  });

  it('E5 Nines wild: in 9C 5H 6H the nine is 4H, so 3H fits and 8H does not', () => {
    const table = playLines(holding(9, '3H 5H 6H 8H 9C KD'), '0 meld run 4H: 9C 5H 6H');
    expect(whyIllegal(table, '0 layoff 3H 0 low')).toBeNull();
    expect(whyIllegal(table, '0 layoff 8H 0 high')).toBe('doesNotFit');
  });

  it('E4, E5 readings that agree with the order of the cards come first (§4.101)', () => {
    const moment = holding(9, '5H 6H 9C KD');
    expect(readingTexts(moment, '5H 6H 9C')[0]).toBe('run 5H: 5H 6H 9C');
    expect(readingTexts(moment, '9C 5H 6H')[0]).toBe('run 4H: 9C 5H 6H');
    // As seen from the other side of the table.
    expect(readingTexts(moment, '9C 6H 5H')[0]).toBe('run 5H: 5H 6H 9C');
    expect(readingTexts(moment, '6H 5H 9C')[0]).toBe('run 4H: 9C 5H 6H');
  });

  it.each(['QC', 'QD'])('E6 Nines wild, QH QS 9S: the nine need not be named, and %s frees it', (queen) => {
    const laid = playLines(holding(9, `QH QS 9S ${queen} 3D`), '0 meld set Q: QH QS 9S');
    expect(whyIllegal(laid, `0 swap ${queen} for 9S in 0`)).toBeNull();
  });

  it('E7 Threes wild: JD 3D 3S has four readings, and the declared one is binding', () => {
    const moment = holding(3, 'JD 3D 3S 8D KD 4C');
    const names = readingTexts(moment, 'JD 3D 3S').map((reading) => reading.slice(0, 6).trim());
    expect(names.toSorted()).toEqual(['run 9D', 'run JD', 'run TD', 'set J:']);
    const upwards = playLines(moment, '0 meld run JD: JD 3D 3S');
    expect(whyIllegal(upwards, '0 layoff 8D 0 low')).toBe('doesNotFit');
    const downwards = playLines(moment, '0 meld run 9D: 3D 3S JD');
    expect(whyIllegal(downwards, '0 layoff 8D 0 low')).toBeNull();
  });

  it('E7 in the order JD 3D 3S, the three readings that agree with it come before the fourth', () => {
    const found = readingTexts(holding(3, 'JD 3D 3S 4C'), 'JD 3D 3S');
    expect(found).toHaveLength(4);
    expect(found[3]).toMatch(/^run TD/);
  });

  it('E8 Jacks wild: KC KH JC JD is four Kings, and a third Jack cannot join', () => {
    const table = playLines(holding(11, 'KC KH JC JD JH 2S'), '0 meld set K: KC KH JC JD');
    expect(whyIllegal(table, '0 layoff JH 0 set')).toBe('setFull');
    expect(whyIllegal(holding(11, 'KC KH JC JD JH 2S'), '0 meld set K: KC KH JC JD JH')).toBe('setFull');
  });

  it('E9 Nines wild: 9D is natural between 8D and TD', () => {
    expect(readingTexts(holding(9, '8D 9D TD 2C'), '8D 9D TD')).toContain('run 8D: 8D 9D TD');
  });

  it('E10 Aces wild: a run may have two wild Aces', () => {
    const moment = position({ deal: 1, hands: ['4S AH AC 7S 2D', 'KC KD', 'KH KS'] });
    expect(whyIllegal(moment, '0 meld run 4S: 4S AH AC 7S')).toBeNull();
  });

  it('E11 a player who has melded swaps KH for the wild in the set of Kings', () => {
    const table = position({
      deal: 4,
      hands: ['KH 2D 3D', ...others.slice(1), '2C 3C'],
      melds: ['1 set K: KC KD 4S', '0 set 5: 5C 5D 5H'],
    });
    const swapped = playLines(table, '0 swap KH for 4S in 0');
    expect(readingTexts(swapped, '4S 2D 3D')).toContain('run AD: 4S 2D 3D');
    expect(swapped.hands[0]).toHaveLength(3);
  });

  it('D6 Q-K-wild has no card above the King, but wild-Q-K has the Jack below', () => {
    const moment = holding(9, 'QH KH 9C 2D');
    expect(whyIllegal(moment, '0 meld run QH: QH KH 9C')).toBe('notAMeld');
    expect(whyIllegal(moment, '0 meld run JH: 9C QH KH')).toBeNull();
  });

  it('D7 Kings wild: three Kings are a set of Kings or whatever is declared', () => {
    const moment = position({ deal: 13, hands: ['KC KD KH 2D', 'AC AD', 'AS AH'] });
    const found = readingTexts(moment, 'KC KD KH');
    expect(found).toContain('set K: KC KD KH');
    expect(found.filter((reading) => reading.startsWith('set'))).toHaveLength(13);
    // Eleven lowest ranks in each of four suits. J-Q-K of a suit whose King is held has two readings: with that King in
    // its own place, or as Jack or Queen while another King stands for it.
    expect(found.filter((reading) => reading.startsWith('run'))).toHaveLength(44 + 3);
    expect(whyIllegal(moment, '0 meld run 5S: KC KD KH')).toBeNull();
  });

  it('D16 a wild may stand for a card that is somewhere else', () => {
    const moment = position({
      deal: 4,
      hands: ['KC KH 4S 2C', '2H 3H', '5H 6H'],
      pile: 'KS',
      melds: ['1 run JD: JD QD KD'],
    });
    expect(whyIllegal(moment, '0 meld set K: KC KH 4S')).toBeNull();
  });
});
