import { describe, expect, it } from 'vitest';
import { cardsOf, handSize } from '#engine';
import { contractsTold, preset } from '../support/play/deals.ts';
import { playLines, whyIllegal } from '../support/play/playLines.ts';
import { type Position, position } from '../support/play/positions.ts';

const rules = preset('continental');
const OTHERS = ['2S AC JD', 'QC QD JK.6'];
const at = (deal: number, hand: string, more: Partial<Position> = {}) =>
  position({ rules, deal, hands: [hand, ...OTHERS], ...more });

describe('Continental (E76, R45, R161, R164)', () => {
  it('R14, R62 has seven deals of seven to thirteen cards, each with its contract', () => {
    const melds = contractsTold(rules).map((told) => told.replace(/^\d+: /, ''));
    expect(melds).toEqual([
      'set 3, set 3',
      'set 3, run 4',
      'run 4, run 4',
      'set 3, set 3, set 3',
      'set 3, set 3, run 4',
      'set 3, run 4, run 4',
      'run 4, run 4, run 4',
    ]);
    expect([1, 2, 3, 4, 5, 6, 7].map((deal) => handSize(rules, 3, deal))).toEqual([7, 8, 9, 10, 11, 12, 13]);
  });

  it('E76a the melds of a contract may be alike, and longer than asked', () => {
    const eights = '8C 8D 8H 8S 8S.2 8D.2 KC';
    expect(whyIllegal(at(1, eights), '0 contract | set 8: 8C 8D 8H | set 8: 8S 8S.2 8D.2')).toBeNull();
    const hearts = '4H 5H 6H 7H 8H 9H TH JH KC';
    expect(whyIllegal(at(3, hearts), '0 contract | run 4H: 4H 5H 6H 7H | run 8H: 8H 9H TH JH')).toBeNull();
    const longer = '8C 8D 8H 8S 4S 5S 6S 7S 8S.2 KC';
    expect(whyIllegal(at(2, longer), '0 contract | set 8: 8C 8D 8H 8S | run 4S: 4S 5S 6S 7S 8S.2')).toBeNull();
  });

  it('E76b no two Jokers lie side by side in a run, and a set has two naturals (§4.150)', () => {
    const moment = at(2, '8C 8D 4S 6S 7S JK JK.2 JK.3 JK.4 JK.5 KC');
    const run = 'run 4S: 4S JK.2 6S JK.3';
    expect(whyIllegal(moment, '0 contract | set 8: 8C 8D JK | run 4S: 4S JK.2 JK.3 7S')).toBe('tooManyWilds');
    expect(whyIllegal(moment, `0 contract | set 8: 8C JK JK.4 | ${run}`)).toBe('tooManyWilds');
    const laid = playLines(moment, `0 contract | set 8: 8C 8D JK | ${run}`);
    expect(whyIllegal(laid, '0 layoff JK.4 1 high')).toBe('tooManyWilds');
    const added = playLines(laid, '0 layoff JK.4 1 low', '0 layoff JK.5 0 set');
    expect(added.melds.map(({ cards }) => cards.length)).toEqual([4, 5]);
  });

  it('E76c a whole hand in one turn takes ten off (§4.153)', () => {
    const moment = at(2, '8C 8D 8H 4S 5S 6S 7S 8S 9C');
    const lines = ['0 contract | set 8: 8C 8D 8H | run 4S: 4S 5S 6S 7S', '0 layoff 8S 1 high', '0 discard 9C'];
    const out = playLines(moment, ...lines);
    expect(out.results.at(-1)).toMatchObject({ out: 0, points: [-10, 32, 70] });
    expect(out.totals[0]).toBe(-10);
  });

  it('E76c there is nothing for a player whose contract lay before', () => {
    const moment = at(2, '8S 9C', { melds: ['0 set 8: 8C 8D 8H', '0 run 4S: 4S 5S 6S 7S'] });
    expect(playLines(moment, '0 layoff 8S 0 set', '0 discard 9C').results.at(-1)?.points).toEqual([0, 32, 70]);
  });

  it('E76d the Joker of a run goes to another meld, that of a set stays (§4.152)', () => {
    const melds = ['0 run TS: TS JS QS KS', '1 run 4H: 4H 5H JK 7H', '1 set K: KC.2 KD.2 JK.2'];
    const moment = at(3, '6H KH KC KD', { melds });
    expect(whyIllegal(moment, '0 swap 6H for JK in 1')).toBe('wildNeedsPlace');
    expect(playLines(moment, '0 swap 6H for JK in 1 to 0 low').melds[0]).toMatchObject({ rank: 9 });
    expect(whyIllegal(moment, '0 swap 6H for JK in 1 to 0 high')).toBeNull();
    expect(whyIllegal(moment, '0 swap 6H for JK in 1 to 2 set')).toBeNull();
    expect(whyIllegal(moment, '0 swap KH for JK.2 in 2 to 0 low')).toBe('wildStays');
    const ending = at(3, '6H KC KD', { melds: ['0 run 9S: JK.3 TS JS QS', melds[1] as string] });
    expect(whyIllegal(ending, '0 swap 6H for JK in 1 to 0 low')).toBe('tooManyWilds');
  });

  it('E76e an Ace lies at either end of a run or at both, and never between King and two (§4.151)', () => {
    const moment = at(2, '8C 8D 8H AH 2H 3H 4H TH JH QH KH AH.2');
    const withEights = (run: string) => whyIllegal(moment, `0 contract | set 8: 8C 8D 8H | run ${run}`);
    expect(withEights('AH: AH 2H 3H 4H')).toBeNull();
    expect(withEights('JH: JH QH KH AH')).toBeNull();
    expect(withEights('KH: KH AH 2H 3H')).toBe('notAMeld');
    const long = at(2, 'AH.2 KC', { melds: ['0 run AH: AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH'] });
    expect(playLines(long, '0 layoff AH.2 0 high').melds[0]?.cards).toHaveLength(14);
  });

  it('§4.149 five and six players have a third pack, and six Jokers as well', () => {
    const size = (seats: number) => cardsOf(rules, seats).length;
    expect([2, 4, 5, 6].map(size)).toEqual([110, 110, 162, 162]);
  });

  it('R80 a refused upcard may be taken by the others in order, with a card of the stock', () => {
    const moment = at(1, '4S 5S', { phase: 'draw', pile: 'QH', stock: '9S 3D' });
    const asked = playLines(moment, '0 draw stock', '2 claim 1');
    expect(asked.hands[2]).toHaveLength(5);
    expect(asked.turn).toBe(0);
  });
});
