import { describe, expect, it } from 'vitest';
import type { RuleSet } from '#engine';
import { preset, withOptions } from '../support/play/deals.ts';
import { listedLines } from '../support/play/playLegal.ts';
import { playLines, whyIllegal } from '../support/play/playLines.ts';
import { type Position, position } from '../support/play/positions.ts';

type Alike = RuleSet['play']['contractAlike'];
const rulesWith = (contractAlike: Alike, meldsPerTurn: 0 | 1 = 0): RuleSet =>
  withOptions(preset('liverpool-rummy'), { play: { contractAlike, meldsPerTurn, newAfterContract: true } });
const LAID = ['0 set 8: 8C 8D 8H', '0 run 4H: 4H 5H 6H 7H', '1 run 4S: 4S 5S 6S 7S'];
const at = (alike: Alike, hand: string, more: Partial<Position> = {}) =>
  position({ rules: rulesWith(alike), deal: 2, hands: [hand, '2C 2D', 'AC AD'], melds: LAID, ...more });

describe('new melds after the contract (R165, §4.155)', () => {
  it('wait for the contract, and may follow it in the same turn and later', () => {
    const hand = '9C 9D 9H JC JD JH TH QH KH KS 4D 4C 4S';
    const moment = at('any', hand, { deal: 1, melds: [] });
    expect(whyIllegal(moment, '0 meld set 9: 9C 9D 9H')).toBe('contractFirst');
    const laid = playLines(moment, '0 contract | set 9: 9C 9D 9H | set 4: 4C 4D 4S');
    expect(listedLines(laid)).toContain('0 meld set J: JC JD JH');
    const more = playLines(laid, '0 meld set J: JC JD JH', '0 discard KS');
    expect(more.hands[0]).toHaveLength(3);
    expect(whyIllegal(at('any', '9C 9D 9H 2S'), '0 meld set 9: 9C 9D 9H')).toBeNull();
  });

  it('differ in suit and rank from all that their player laid in the deal, also where others have extended it', () => {
    const moment = at('differ', '8S 8H.2 8D.2 9S 9D 9H TH JH QH KH TC JC QC KC 2S');
    expect(whyIllegal(moment, '0 meld run TH: TH JH QH KH')).toBe('tooAlike');
    expect(whyIllegal(moment, '0 meld set 8: 8S 8H.2 8D.2')).toBe('tooAlike');
    expect(whyIllegal(moment, '0 meld set 9: 9D 9H 9S')).toBeNull();
    const second = playLines(moment, '0 meld run TC: TC JC QC KC');
    expect(second.melds.at(-1)).toMatchObject({ kind: 'run', rank: 10, by: 0 });
    expect(
      listedLines(moment)
        .filter((line) => line.startsWith('0 meld'))
        .toSorted(),
    ).toEqual(['0 meld run TC: TC JC QC KC', '0 meld set 9: 9D 9H 9S']);
  });

  it('may be like the melds of others', () => {
    const moment = at('differ', '9S TS JS QS KD');
    expect(whyIllegal(moment, '0 meld run 9S: 9S TS JS QS')).toBeNull();
  });

  it('may share a suit if they do not touch as they lie now, where R161 says so', () => {
    const moment = at('apart', '8H.2 9H TH JH QH KH 2S');
    expect(whyIllegal(moment, '0 meld run 8H: 8H.2 9H TH JH')).toBe('tooAlike');
    expect(whyIllegal(moment, '0 meld run 9H: 9H TH JH QH')).toBeNull();
    const longer = playLines(moment, '0 layoff 8H.2 1 high');
    expect(whyIllegal(longer, '0 meld run 9H: 9H TH JH QH')).toBe('tooAlike');
    expect(whyIllegal(at('any', '8H.2 9H TH JH 2S'), '0 meld run 8H: 8H.2 9H TH JH')).toBeNull();
  });

  it('R57 counts them without the contract, which is not laid twice', () => {
    const hand = '9C 9D 9H JC JD JH 2S 3S';
    const moment = position({ rules: rulesWith('any', 1), deal: 2, hands: [hand, '2C', 'AC'], melds: LAID });
    expect(whyIllegal(playLines(moment, '0 meld set 9: 9C 9D 9H'), '0 meld set J: JC JD JH')).toBe('oneMeldATurn');
    expect(whyIllegal(moment, '0 contract | set 9: 9C 9D 9H | run 4H: 4H 5H 6H 7H')).toBe('notNow');
  });

  it('leave a card to discard', () => {
    expect(whyIllegal(at('differ', '9C 9D 9H'), '0 meld set 9: 9C 9D 9H')).toBe('keepOne');
  });
});
