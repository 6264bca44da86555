import { describe, expect, it } from 'vitest';
import { contractsTold, preset, withOptions } from '../support/play/deals.ts';
import { playLines, whyIllegal } from '../support/play/playLines.ts';
import { type Position, position } from '../support/play/positions.ts';

const rules = preset('carioca');
const OTHERS = ['2C 2D', 'AC AD'];
const at = (deal: number, hand: string, more: Partial<Position> = {}) =>
  position({ rules, deal, hands: [hand, ...OTHERS], ...more });

describe('Carioca (E73, R45, R47, R160 to R162)', () => {
  it('R62 has seven deals, each with its cards and its contract', () => {
    expect(contractsTold(rules)).toEqual([
      '11: set 3, set 3',
      '11: set 3, run 4',
      '11: run 4, run 4',
      '11: set 3, set 3, set 3',
      '11: set 3, set 3, run 4',
      '11: set 3, run 4, run 4',
      '12: run 4, run 4, run 4',
    ]);
  });

  it('E73a one Joker in each meld of the contract, and more by lay-offs', () => {
    const moment = at(2, '8C 8D 4S 5S 6S 7S JK JK.2 KC KD');
    const two = '0 contract | set 8: 8C JK JK.2 | run 4S: 4S 5S 6S 7S';
    expect(whyIllegal(moment, two)).toBe('tooManyWilds');
    const laid = playLines(moment, '0 contract | set 8: 8C 8D JK | run 4S: 4S 5S 6S 7S');
    expect(whyIllegal(laid, '0 layoff JK.2 0 set')).toBe('notThisTurn');
    const back = playLines(laid, '0 discard KC', '2 draw pile', '2 discard AC', '1 draw pile', '1 discard 2C');
    const next = playLines(back, '0 draw pile');
    expect(playLines(next, '0 layoff JK.2 0 set').melds[0]?.cards).toHaveLength(4);
    const one = playLines({ ...next, rules: withOptions(rules, { melds: { wildLimit: 'one' } }) });
    expect(whyIllegal(one, '0 layoff JK.2 0 set')).toBe('tooManyWilds');
  });

  it('R47 a run may have any number of Jokers in the end, at both ends and side by side', () => {
    const moment = at(2, 'JK JK.2 JK.3 9C KC', { melds: ['0 run 5S: 5S 6S 7S JK.4'] });
    const laid = playLines(moment, '0 layoff JK 0 low', '0 layoff JK.2 0 high', '0 layoff JK.3 0 high');
    expect(laid.melds[0]?.cards.slice(4)).toHaveLength(3);
    expect(whyIllegal(at(2, 'TS KC', { melds: ['0 run 5S: 5S 6S 7S JK JK.2'] }), '0 layoff TS 0 high')).toBeNull();
  });

  it('E73b the contract just as asked, without lay-offs in that turn', () => {
    const moment = at(2, '8C 8D 8H 8S 4S 5S 6S 7S KC');
    expect(whyIllegal(moment, '0 contract | set 8: 8C 8D 8H 8S | run 4S: 4S 5S 6S 7S')).toBe('wrongContract');
    const laid = playLines(moment, '0 contract | set 8: 8C 8D 8H | run 4S: 4S 5S 6S 7S');
    expect(whyIllegal(laid, '0 layoff 8S 0 set')).toBe('notThisTurn');
  });

  it('E73c the Joker of a run moves to an end of it, that of a set stays', () => {
    const melds = ['0 set J: JC JD JK.2', '1 run 4H: 4H 5H JK 7H'];
    const moment = at(2, '6H JH KC KD', { melds });
    expect(whyIllegal(moment, '0 swap 6H for JK in 1')).toBe('wildNeedsPlace');
    expect(whyIllegal(moment, '0 swap 6H for JK in 1 to 0 set')).toBe('wildNeedsPlace');
    const moved = playLines(moment, '0 swap 6H for JK in 1 to 1 low');
    expect(moved.melds[1]).toMatchObject({ rank: 3, cards: expect.objectContaining({ length: 5 }) });
    expect(whyIllegal(moment, '0 swap 6H for JK in 1 to 1 high')).toBeNull();
    expect(playLines(moved, '0 discard KC').turn).toBe(2);
    expect(whyIllegal(moment, '0 swap JH for JK.2 in 0 to 0 set')).toBe('wildStays');
  });

  it('E73c a Joker moves to the other end beside another', () => {
    const moment = at(2, '6H KC KD', { melds: ['1 run 3H: JK.2 4H 5H JK 7H'], melded: [0] });
    expect(playLines(moment, '0 swap 6H for JK in 0 to 0 low').melds[0]?.cards).toHaveLength(6);
  });

  it('E73d an Ace counts 20 and a Joker 50', () => {
    const moment = at(1, '8C', { hands: ['8C', '2H AC JS', 'QC QD JK.2'], melds: ['0 set 7: 7C 7D 7H'] });
    expect(playLines(moment, '0 discard 8C').results.at(-1)?.points).toEqual([0, 32, 70]);
  });

  it('E73e the player who lays the last contract goes out with the next card', () => {
    const moment = at(7, '3C 4C 5C 6C 7D 8D 9D TD 9H TH JH QH KC');
    const runs = '0 contract | run 3C: 3C 4C 5C 6C | run 7D: 7D 8D 9D TD | run 9H: 9H TH JH QH';
    expect(whyIllegal(playLines(moment, runs), '0 layoff KC 2 high')).toBe('notThisTurn');
    expect(playLines(moment, runs, '0 discard KC').results.at(-1)).toMatchObject({ deal: 7, out: 0 });
  });

  it('E73f two runs of one suit may touch', () => {
    const moment = at(3, '4H 5H 6H 7H 8H 9H TH JH KC');
    expect(whyIllegal(moment, '0 contract | run 4H: 4H 5H 6H 7H | run 8H: 8H 9H TH JH')).toBeNull();
  });
});
