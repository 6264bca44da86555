import { describe, expect, it } from 'vitest';
import type { GameState } from '#engine';
import { preset, withOptions } from '../support/play/deals.ts';
import { listedLines } from '../support/play/playLegal.ts';
import { playLines, whyIllegal } from '../support/play/playLines.ts';
import { type Position, position } from '../support/play/positions.ts';

const fiveThousand = withOptions(preset('five-thousand-rummy'), { goingOut: { callRummy: 'off' } });

/** Seat 0 is to play; a set of eights and a run of hearts are on the table. Kings are wild. */
const toPlay = (hand: string, more: Partial<Position> = {}): GameState =>
  position({
    rules: fiveThousand,
    deal: 1,
    wildRank: 13,
    hands: [hand, '2D 4D', '2S 4S'],
    melds: ['1 run 5H: 5H 6H 7H', '2 set 8: 8C 8D 8S'],
    pile: 'QD JD',
    ...more,
  });

describe('the last card and floating (R97, R101, R102, §4.43, §4.44, §4.83)', () => {
  it('R97, §4.43 the last discard must not fit any meld on the table', () => {
    expect(whyIllegal(toPlay('4H'), '0 discard 4H')).toBe('lastCardPlayable');
    expect(whyIllegal(toPlay('8H'), '0 discard 8H')).toBe('lastCardPlayable');
    expect(playLines(toPlay('4C'), '0 discard 4C').results.at(-1)).toMatchObject({ ending: 'wentOut', out: 0 });
  });

  it('§4.43 a wild always fits, unless every meld is at its limit', () => {
    expect(whyIllegal(toPlay('KC'), '0 discard KC')).toBe('lastCardPlayable');
    const rules = withOptions(fiveThousand, { melds: { wildLimit: 'one' } });
    const melds = ['1 run 5H: 5H KH 7H', '2 set 8: 8C 8D KS'];
    expect(whyIllegal(toPlay('KC', { rules, melds }), '0 discard KC')).toBeNull();
  });

  it('§4.43 a possible swap is ignored', () => {
    const rules = withOptions(fiveThousand, { swap: { to: 'free', needsMeld: false } });
    const moment = toPlay('6H', { rules, melds: ['1 run 5H: 5H KH 7H'] });
    expect(whyIllegal(moment, '0 discard 6H')).toBeNull();
  });

  it('§4.83 with two playable cards left, one may be discarded; the last one must then be laid', () => {
    const two = toPlay('4H 8H');
    expect(whyIllegal(two, '0 discard 4H')).toBeNull();
    const one = playLines(two, '0 layoff 4H 0 low');
    expect(whyIllegal(one, '0 discard 8H')).toBe('lastCardPlayable');
    const none = playLines(one, '0 layoff 8H 1 set');
    expect(listedLines(none)).toEqual(['0 float', '0 takeback']);
    expect(playLines(none, '0 float')).toMatchObject({ phase: 'draw', turn: 1 });
  });

  it('R101 floating needs an empty hand, and a game in which going out needs a discard', () => {
    expect(whyIllegal(toPlay('4C'), '0 float')).toBe('cardsLeft');
    expect(whyIllegal(toPlay(''), '0 goout')).toBe('keepOne');
    const optional = withOptions(fiveThousand, { goingOut: { float: 'off', discard: 'optional' } });
    expect(whyIllegal(toPlay('', { rules: optional, drew: 'none' }), '0 float')).toBe('notNow');
    expect(playLines(toPlay('', { rules: optional, drew: 'none' }), '0 goout').results.at(-1)).toMatchObject({
      out: 0,
    });
  });

  it('R102 a floater draws only from the stock', () => {
    const moment = toPlay('', { phase: 'draw' });
    expect(listedLines(moment)).toEqual(['0 draw stock']);
    expect(whyIllegal(moment, '0 draw pile')).toBe('mustDrawStock');
  });

  it('§4.44 a floater who draws a playable card plays it and floats on; any other card is discarded to go out', () => {
    const playable = playLines(toPlay('', { phase: 'draw', stock: '4H' }), '0 draw stock');
    expect(listedLines(playable)).toEqual(['0 layoff 4H 0 low']);
    expect(playLines(playable, '0 layoff 4H 0 low', '0 float').turn).toBe(1);
    const other = playLines(toPlay('', { phase: 'draw', stock: '4C' }), '0 draw stock');
    expect(playLines(other, '0 discard 4C').results.at(-1)).toMatchObject({ ending: 'wentOut', out: 0 });
  });

  it('§4.93 a floater may swap with the drawn card, and the wild is bound like it', () => {
    const rules = withOptions(fiveThousand, { swap: { to: 'free', needsMeld: false } });
    const moment = toPlay('', { rules, melds: ['1 run 5H: 5H KH 7H'], phase: 'draw', stock: '6H' });
    const swapped = playLines(moment, '0 draw stock', '0 swap 6H for KH in 0');
    expect(whyIllegal(swapped, '0 discard KH')).toBe('lastCardPlayable');
    expect(playLines(swapped, '0 layoff KH 0 high', '0 float').turn).toBe(1);
  });

  it('§4.45 a floater holds nothing and loses nothing when another player goes out', () => {
    const moment = toPlay('4C', { hands: ['4C', '', 'QS'] });
    const end = playLines(moment, '0 discard 4C');
    expect(end.hands).toEqual([[], [], [expect.any(Number)]]);
    // The player who goes out takes the queen; the others score their melded cards.
    expect(end.results.at(-1)?.points).toEqual([10, 15, 15]);
  });

  it('R103, §4.77 with the penalty, a floater draws a stock card then, as long as there is one', () => {
    const rules = withOptions(fiveThousand, { goingOut: { float: 'onWithPenalty' } });
    const moment = (stock: string): GameState =>
      toPlay('4C', { rules, hands: ['4C', '', 'QS', ''], melds: ['1 set 8: 8C 8D 8S'], stock, rest: 'pile' });
    const end = playLines(moment('TC 3C'), '0 discard 4C');
    expect(end.hands.map(({ length }) => length)).toEqual([0, 1, 1, 1]);
    expect(end.results.at(-1)?.points).toEqual([10 + 10 + 5, 15, 0, 0]);
    expect(playLines(moment('TC'), '0 discard 4C').hands.map(({ length }) => length)).toEqual([0, 1, 1, 0]);
    expect(playLines(moment(''), '0 discard 4C').hands.map(({ length }) => length)).toEqual([0, 0, 1, 0]);
  });

  it('§4.77 an empty stock before a floater ends play, and so does an empty stock with an empty pile', () => {
    const moment = toPlay('4C 3C', { hands: ['4C 3C', '', '2S'], also: { stock: [] } });
    expect(playLines(moment, '0 discard 4C').results.at(-1)).toMatchObject({ ending: 'exhausted', out: -1 });
    const whole = toPlay('9H 9S', {
      hands: ['9H 9S', '2D 4D', '2S'],
      pile: '9C 9D',
      phase: 'draw',
      also: { stock: [] },
      melds: [],
    });
    const floats = playLines(whole, '0 draw pile 2', '0 meld set 9: 9C 9D 9H 9S', '0 float');
    expect(floats.results.at(-1)).toMatchObject({ ending: 'exhausted', out: -1, points: [20, 0, 0] });
  });

  it('R97 nobody is trapped: at the limit of take-backs the last card can still be laid, and then stays', () => {
    const drawn = playLines(toPlay('', { phase: 'draw', stock: '4H' }), '0 draw stock');
    const tired = { ...drawn, draft: { ...drawn.draft, takeBacks: 40 } };
    expect(listedLines(tired)).toEqual(['0 layoff 4H 0 low']);
    expect(listedLines(playLines(tired, '0 layoff 4H 0 low'))).toEqual(['0 float']);
  });
});
