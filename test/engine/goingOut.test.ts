import { describe, expect, it } from 'vitest';
import { listedLines } from '../support/play/playLegal.ts';
import { playLines, whyIllegal } from '../support/play/playLines.ts';
import { position } from '../support/play/positions.ts';

const others = ['AC AD', 'AS KS'];

describe('going out, one card, empty stock', () => {
  it('E15, E19 a meld that would leave nothing to discard is refused', () => {
    const moment = position({ hands: ['5C 6C 7C', ...others] });
    expect(whyIllegal(moment, '0 meld run 5C: 5C 6C 7C')).toBe('keepOne');
    expect(listedLines(moment).filter((line) => line.includes('meld'))).toEqual([]);
  });

  it('E15 so is a lay-off of the last card', () => {
    const moment = position({ hands: ['8C KD', ...others], melds: ['0 run 5C: 5C 6C 7C'] });
    const last = playLines(moment, '0 layoff 8C 0 high');
    expect(last.phase).toBe('play');
    const stuck = position({ hands: ['8C', ...others], melds: ['0 run 5C: 5C 6C 7C'], drew: 'none' });
    expect(whyIllegal(stuck, '0 layoff 8C 0 high')).toBe('keepOne');
  });

  const oneCard = { hands: ['KD', ...others], melds: ['0 run 5C: 5C 6C 7C'], pile: 'QD', phase: 'draw' } as const;

  it('E16a a player with one card must draw from the stock', () => {
    const moment = position(oneCard);
    expect(whyIllegal(moment, '0 draw pile')).toBe('mustDrawStock');
    expect(listedLines(moment)).toEqual(['0 draw stock']);
  });

  it('E16b laying off one of the two cards and discarding the other goes out', () => {
    const moment = position({ ...oneCard, stock: '8C' });
    const end = playLines(moment, '0 draw stock', '0 layoff 8C 0 high', '0 discard KD');
    expect(end.results.at(-1)).toMatchObject({ ending: 'wentOut', out: 0 });
  });

  it('§4.10 the old card may be the one laid off', () => {
    const moment = position({ ...oneCard, hands: ['8C', ...others], stock: 'KD' });
    const end = playLines(moment, '0 draw stock', '0 layoff 8C 0 high', '0 discard KD');
    expect(end.results.at(-1)).toMatchObject({ ending: 'wentOut', out: 0 });
  });

  it('E16c otherwise the drawn card is kept and the old one is discarded', () => {
    const drawn = playLines(position({ ...oneCard, stock: '2H' }), '0 draw stock');
    expect(whyIllegal(drawn, '0 discard 2H')).toBe('keepDrawn');
    expect(listedLines(drawn)).toEqual(['0 discard KD']);
    expect(playLines(drawn, '0 discard KD').turn).toBe(1);
  });

  it('E16c an Ace kept this way is the old card in the next turn', () => {
    const next = position({ ...oneCard, hands: ['KD', '2C 2D', '3S KS'], stock: 'AH JC QC 2H' });
    const kept = playLines(
      next,
      '0 draw stock',
      '0 discard KD',
      '1 draw stock',
      '1 discard JC',
      '2 draw stock',
      '2 discard QC',
    );
    expect(listedLines(playLines(kept, '0 draw stock'))).toEqual(['0 discard AH']);
  });

  it('E16c even a playable card may be kept: no play is compulsory', () => {
    const drawn = playLines(position({ ...oneCard, stock: '8C' }), '0 draw stock');
    expect(whyIllegal(drawn, '0 discard KD')).toBeNull();
  });

  it('E17 the player who draws the last stock card finishes the turn, then everybody scores', () => {
    const moment = position({
      deal: 2,
      hands: ['3C 4D', '5C 6D', '7C 2H'],
      melds: ['0 set K: KC KD KH KS'],
      stock: '9S',
      rest: 'pile',
      phase: 'draw',
    });
    const end = playLines(moment, '0 draw stock', '0 discard 9S');
    expect(end.results.at(-1)).toMatchObject({ ending: 'exhausted', out: -1, points: [7, 11, 32] });
    expect(end.phase).toBe('ready');
  });

  it('§4.76 a player who draws the last stock card and goes out has gone out', () => {
    const moment = position({ ...oneCard, hands: ['KD', ...others], stock: '8C', rest: 'pile', pile: 'QD' });
    const end = playLines(moment, '0 draw stock', '0 layoff 8C 0 high', '0 discard KD');
    expect(end.results.at(-1)).toMatchObject({ ending: 'wentOut', out: 0 });
  });

  it('E18 a meld kept in hand is legal, and counts when another player goes out', () => {
    const moment = position({ hands: ['5C 6C 7C KD', '2C', 'AS KS'], melds: ['1 run 8H: 8H 9H TH'], stock: 'JH' });
    const end = playLines(moment, '0 discard KD', '1 draw stock', '1 layoff JH 0 high', '1 discard 2C');
    expect(end.results.at(-1)).toMatchObject({ ending: 'wentOut', out: 1, points: [18, 0, 11] });
  });

  it('D11 on the first turn a set of four, a run of three and a discard go out at once', () => {
    const first = position({ deal: 4, hands: ['5C 5D 5H 5S 7H 8H 9H KD', ...others], drew: 'none' });
    const end = playLines(first, '0 meld set 5: 5C 5D 5H 5S', '0 meld run 7H: 7H 8H 9H', '0 discard KD');
    expect(end.results.at(-1)).toMatchObject({ ending: 'wentOut', out: 0, points: [0, 2, 11] });
  });

  describe('D12 one card, and the drawn card is swapped for a wild', () => {
    const claimed = playLines(
      position({
        deal: 4,
        hands: ['KD', ...others],
        melds: ['0 run 5C: 5C 4D 7C', '1 run 8H: 8H 9H TH'],
        stock: '6C',
        phase: 'draw',
      }),
      '0 draw stock',
      '0 swap 6C for 4D in 0',
    );

    it('D12 laying the wild off and discarding the old card goes out', () => {
      const end = playLines(claimed, '0 layoff 4D 1 high', '0 discard KD');
      expect(end.results.at(-1)).toMatchObject({ ending: 'wentOut', out: 0 });
    });

    it('D12 with one card left over, neither may be discarded, but the swap can be taken back', () => {
      expect(whyIllegal(claimed, '0 discard KD')).toBe('keepDrawn');
      expect(whyIllegal(claimed, '0 discard 4D')).toBe('keepDrawn');
      expect(playLines(claimed, '0 takeback', '0 discard KD').turn).toBe(1);
    });
  });

  it('§4.8 if the old card is swapped for the wild, the drawn card alone does not end the turn', () => {
    const claimed = playLines(
      position({ deal: 4, hands: ['6C', ...others], melds: ['0 run 5C: 5C 4D 7C'], stock: 'KD', phase: 'draw' }),
      '0 draw stock',
      '0 swap 6C for 4D in 0',
    );
    expect(whyIllegal(claimed, '0 discard 4D')).toBe('keepDrawn');
    expect(whyIllegal(claimed, '0 discard KD')).toBe('keepDrawn');
    expect(whyIllegal(playLines(claimed, '0 layoff 4D 0 high'), '0 discard KD')).toBeNull();
  });
});
