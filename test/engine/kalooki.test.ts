import { describe, expect, it } from 'vitest';
import { type Card, contractOf, packCount, parseCards, takesLeft } from '#engine';
import { contractsTold, preset } from '../support/play/deals.ts';
import { listedLines } from '../support/play/playLegal.ts';
import { playLines, whyIllegal } from '../support/play/playLines.ts';
import { type Position, position, takenBy } from '../support/play/positions.ts';

const rules = preset('jamaican-kalooki');
const OTHERS = ['2C.2 2D', 'AC AD'];
const at = (deal: number, hand: string, more: Partial<Position> = {}) =>
  position({ rules, deal, hands: [hand, ...OTHERS], ...more });

describe('Jamaican Kalooki (E77)', () => {
  it('R62 has nine deals, each with as many cards as its contract (§4.154)', () => {
    expect(contractsTold(rules)).toEqual([
      '9: set 3, set 3, set 3',
      '10: set 3, set 3, run 4',
      '11: set 3, run 4, run 4',
      '12: run 4, run 4, run 4',
      '12: set 3, set 3, set 3, set 3',
      '13: set 3, set 3, set 3, run 4',
      '14: set 3, set 3, run 4, run 4',
      '15: set 3, run 4, run 4, run 4',
      '16: run 4, run 4, run 4, run 4',
    ]);
    for (const deal of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const { hand, melds } = contractOf(rules, deal)!;
      expect(melds.reduce((sum, { cards }) => sum + cards, 0)).toBe(hand);
    }
    expect([3, 4, 5, 6].map((seats) => packCount(rules, seats))).toEqual([2, 2, 3, 3]);
  });

  it('E77a the contract and the last discard in one turn double what the others hold', () => {
    const hands = ['8C 8C.2 8H JC JD JH 3S 3H 3D KC', '2H AC AS', 'QC QD JK.2'];
    const laid = playLines(
      position({ rules, deal: 1, hands }),
      '0 contract | set 8: 8C 8C.2 8H | set J: JC JD JH | set 3: 3S 3H 3D',
      '0 discard KC',
    );
    expect(laid.results.at(-1)).toMatchObject({ ending: 'wentOut', out: 0, points: [0, 64, 140] });
  });

  it('E77b no two Jokers side by side in a run, and two naturals in a set', () => {
    const moment = at(2, '5H 7H JK JK.2 9C 9D JK.3 8C 8D 8H 8S KC');
    const contract = (run: string, set: string) => whyIllegal(moment, `0 contract | set 8: 8C 8D 8H | ${set} | ${run}`);
    expect(contract('run 5H: 5H JK 7H JK.2', 'set 9: 9C 9D JK.3')).toBeNull();
    const pair = at(2, '5H 8H JK JK.2 6S 7S 8S 9S 9C 9D JK.3 JK.4 QC QD QH KC');
    const sets = 'set Q: QC QD QH | set 9: 9C 9D JK.3 JK.4';
    expect(whyIllegal(pair, `0 contract | ${sets} | run 6S: 6S 7S 8S 9S`)).toBeNull();
    expect(whyIllegal(pair, `0 contract | ${sets} | run 5H: 5H JK JK.2 8H`)).toBe('tooManyWilds');
    expect(whyIllegal(pair, '0 contract | set Q: QC QD QH | set 9: 9C JK JK.2 | run 6S: 6S 7S 8S 9S')).toBe(
      'tooManyWilds',
    );
  });

  it('E77c the Joker of a run moves to an end of it, and those of sets stay', () => {
    const melds = ['0 set 9: 9C 9D JK.2', '1 run 4H: 4H 5H JK 7H', '1 run JH: JH JK.3 KH AH'];
    const moment = at(2, '6H QH 9S KC', { melds });
    expect(whyIllegal(moment, '0 swap 6H for JK in 1')).toBe('wildNeedsPlace');
    const high = playLines(moment, '0 swap 6H for JK in 1 to 1 high');
    expect(high.melds[1]).toMatchObject({ rank: 4, cards: parseCards('4H 5H 6H 7H JK') });
    expect(playLines(moment, '0 swap 6H for JK in 1 to 1 low').melds[1]).toMatchObject({ rank: 3 });
    expect(whyIllegal(moment, '0 swap QH for JK.3 in 2 to 2 high')).toBe('doesNotFit');
    expect(playLines(moment, '0 swap QH for JK.3 in 2 to 2 low').melds[2]).toMatchObject({ rank: 10 });
    expect(whyIllegal(moment, '0 swap 9S for JK.2 in 0 to 0 set')).toBe('wildStays');
  });

  it('E77d black Aces count 15, red ones 1', () => {
    const moment = position({ rules, deal: 1, hands: ['KS', '2H AC AS AH', '3C'], melded: [0] });
    const ended = playLines({ ...moment, played: 1 }, '0 discard KS');
    expect(ended.results.at(-1)?.points).toEqual([0, 2 + 15 + 15 + 1, 3]);
  });

  it('E77e who has taken three cards or laid the contract is not asked, and then draws from the stock only', () => {
    const hands = ['3C 4C', '3D 4D', '3H 4H', '3S 4S'];
    const discarded = { seat: 3, did: 'discard', card: parseCards('QH')[0] as Card } as const;
    const moves = [...takenBy(2), ...takenBy(2), ...takenBy(2), discarded];
    const moment = position({ rules, deal: 2, hands, phase: 'draw', pile: 'QH', melded: [3], also: { moves } });
    expect([0, 1, 2, 3].map((seat) => takesLeft(moment, seat, seat === 3))).toEqual([3, 3, 0, 0]);
    expect(takesLeft({ ...moment, rules: preset('continental') }, 2, true)).toBe(Number.POSITIVE_INFINITY);
    expect(playLines(moment, '0 draw stock').window?.seats).toEqual([1]);
    expect(whyIllegal(moment, '0 draw pile')).toBeNull();
    expect(whyIllegal({ ...moment, melded: 1 }, '0 draw pile')).toBe('pileClosed');
  });

  it('E77f new melds after the contract are unlike those laid before', () => {
    const melds = ['0 set 8: 8C 8D 8H', '0 set J: JC JD JH', '0 run 4H: 4H 5H 6H 7H'];
    const moment = at(2, '9C 9D 9H JS JC.2 JD.2 TH JH.2 QH KH 8H.2 KS', { melds });
    expect(whyIllegal(moment, '0 meld run TH: TH JH.2 QH KH')).toBe('tooAlike');
    expect(whyIllegal(moment, '0 meld set J: JS JC.2 JD.2')).toBe('tooAlike');
    const more = playLines(moment, '0 meld set 9: 9C 9D 9H', '0 layoff JS 1 set', '0 layoff 8H.2 2 high');
    expect(playLines(more, '0 discard KS').turn).toBe(1);
  });

  it('E77g a Joker is not discarded beside a natural', () => {
    const moment = at(1, 'JK KC', { melded: [0] });
    expect(whyIllegal(moment, '0 discard JK')).toBe('wildNotDiscarded');
    expect(listedLines(moment)).toContain('0 discard KC');
    expect(whyIllegal(at(1, 'JK JK.2', { melded: [0] }), '0 discard JK')).toBeNull();
  });

  it('R96 leaves a card of the contract turn to discard (§4.158)', () => {
    const hand = '8C 8C.2 8H JC JD JH 3S 3H 3D';
    const laying = '0 contract | set 8: 8C 8C.2 8H | set J: JC JD JH | set 3: 3S 3H 3D';
    expect(whyIllegal(at(1, hand), laying)).toBe('keepOne');
    expect(whyIllegal(at(1, `${hand} KC`), laying)).toBeNull();
  });
});
