import { describe, expect, it } from 'vitest';
import { contractsTold, preset } from '../support/play/deals.ts';
import { playLines, whyIllegal } from '../support/play/playLines.ts';
import { type Position, position } from '../support/play/positions.ts';

const rules = preset('liverpool-rummy');
const OTHERS = ['2C 2D', 'AC AD'];
const at = (deal: number, hand: string, more: Partial<Position> = {}) =>
  position({ rules, deal, hands: [hand, ...OTHERS], ...more });

describe('Liverpool Rummy (E72, R160 to R162)', () => {
  it('R62 has seven deals, each with its cards and its contract', () => {
    expect(contractsTold(rules)).toEqual([
      '10: set 3, set 3',
      '10: set 3, run 4',
      '10: run 4, run 4',
      '12: set 3, set 3, set 3',
      '12: set 3, set 3, run 4',
      '12: set 3, run 4, run 4',
      '12: run 4, run 4, run 4, whole',
    ]);
  });

  it('E72a the contract comes first, and just as asked', () => {
    const moment = at(1, '8C 8D 8H 8S JC JD JH KC');
    expect(whyIllegal(moment, '0 meld set 8: 8C 8D 8H')).toBe('contractFirst');
    expect(whyIllegal(moment, '0 contract | set 8: 8C 8D 8H 8S | set J: JC JD JH')).toBe('wrongContract');
    expect(playLines(moment, '0 contract | set 8: 8C 8D 8H | set J: JC JD JH', '0 discard KC').turn).toBe(1);
  });

  it('E72b two runs of one suit, but not one that goes on where the other ends', () => {
    const laying = (other: string) => `0 contract | run 4S: 4S 5S 6S 7S | run ${other}`;
    expect(whyIllegal(at(3, '4S 5S 6S 7S 9S TS JS QS KC'), laying('9S: 9S TS JS QS'))).toBeNull();
    const moment = at(3, '4S 5S 6S 7S 8S 9S TS JS KC');
    expect(whyIllegal(moment, laying('8S: 8S 9S TS JS'))).toBe('wrongContract');
    expect(whyIllegal(moment, '0 contract | run 8S: 8S 9S TS JS | run 4S: 4S 5S 6S 7S')).toBe('wrongContract');
    expect(whyIllegal(at(3, '4S 5S 6S 7S 5S.2 6S.2 7S.2 8S KC'), laying('5S: 5S.2 6S.2 7S.2 8S'))).toBeNull();
  });

  it('E72c lay-offs wait for the next turn', () => {
    const moment = at(2, '8C 8D 8H 4S 5S 6S 7S 3S KC KD');
    const laid = playLines(moment, '0 contract | set 8: 8C 8D 8H | run 4S: 4S 5S 6S 7S');
    expect(whyIllegal(laid, '0 layoff 3S 1 low')).toBe('notThisTurn');
    const back = playLines(laid, '0 discard KC', '1 draw pile', '1 discard 2C', '2 draw pile', '2 discard AC');
    const next = playLines(back, '0 draw pile');
    expect(whyIllegal(next, '0 layoff 3S 1 low')).toBeNull();
  });

  it('E72d no new melds follow the contract', () => {
    const moment = at(2, '9C 9D 9H KC', { melds: ['0 set 8: 8C 8D 8H', '0 run 4S: 4S 5S 6S 7S'] });
    expect(whyIllegal(moment, '0 meld set 9: 9C 9D 9H')).toBe('noNewMelds');
  });

  it('E72e a Joker leaves a run and is played again, and stays in a set', () => {
    const melds = ['0 set J: JC JD JK', '1 run 4H: 4H 5H JK.2 7H'];
    const moment = at(2, '6H JH KC KD', { melds, melded: [0, 1] });
    const freed = playLines(moment, '0 swap 6H for JK.2 in 1');
    expect(whyIllegal(freed, '0 discard KC')).toBe('reuseWild');
    expect(whyIllegal(playLines(freed, '0 layoff JK.2 1 high'), '0 discard KC')).toBeNull();
    expect(whyIllegal(moment, '0 swap JH for JK in 0')).toBe('wildStays');
    const laid = at(1, '8C 8D 8H JC JD JS 6H KC', { melds: ['1 run 4H: 4H 5H JK.2 7H'], melded: [1] });
    const now = playLines(laid, '0 contract | set 8: 8C 8D 8H | set J: JC JD JS');
    expect(whyIllegal(now, '0 swap 6H for JK.2 in 0')).toBe('notThisTurn');
  });

  it('E72f a card is taken out of turn, with one more', () => {
    const hands = ['4S 5S', '2H 3H', 'QC QD'];
    const moment = position({ rules, deal: 1, phase: 'draw', hands, pile: 'QH' });
    const taken = playLines(moment, '0 draw stock', '2 claim 1', '1 pass');
    expect(taken.hands.map(({ length }) => length)).toEqual([3, 2, 4]);
    expect(taken).toMatchObject({ turn: 0, phase: 'play' });
  });

  it('E72g the seventh contract takes every card and ends the deal', () => {
    const hand = '3C 4C 5C 6C 7D 8D 9D TD 9H TH JH QH KH';
    const laying = '0 contract | run 3C: 3C 4C 5C 6C | run 7D: 7D 8D 9D TD | run 9H: 9H TH JH QH KH';
    const out = playLines(at(7, hand), laying, '0 goout');
    expect(out.results.at(-1)).toMatchObject({ ending: 'wentOut', out: 0 });
    expect(whyIllegal(at(7, `${hand} 2S`), laying)).toBe('wrongContract');
  });
});
