import { describe, expect, it } from 'vitest';
import type { RuleSet } from '#engine';
import { crazyRummy } from '#rules';
import { playTurn } from '../bots/playTurn.ts';
import { preset, withOptions } from '../support/play/deals.ts';
import { listedLines } from '../support/play/playLegal.ts';
import { playLines, whyIllegal } from '../support/play/playLines.ts';
import { type Position, position } from '../support/play/positions.ts';

const kept = withOptions(crazyRummy, { goingOut: { wildDiscard: false } });
const at = (hand: string, more: Partial<Position> = {}, rules: RuleSet = kept) =>
  position({ rules, wildRank: 4, hands: [hand, 'AC AD', 'AS KS'], ...more });

describe('discarding a wild (R167, §4.159)', () => {
  it('waits as long as there is a natural to discard', () => {
    const moment = at('4H 4D KC 9D');
    expect(whyIllegal(moment, '0 discard 4H')).toBe('wildNotDiscarded');
    expect(listedLines(moment).filter((line) => / discard /.test(line))).toEqual(['0 discard KC', '0 discard 9D']);
  });

  it('is allowed from a hand of wilds, as the last card as well', () => {
    expect(whyIllegal(at('4H 4D'), '0 discard 4H')).toBeNull();
    const laid = playLines(at('9C 9D 9H 4H'), '0 meld set 9: 9C 9D 9H');
    expect(playLines(laid, '0 discard 4H').results.at(-1)).toMatchObject({ ending: 'wentOut', out: 0 });
  });

  it('is allowed if another rule forbids the naturals: the one-card rule, or a card that is not given back', () => {
    const drawn = { hand: '4H 9D', also: { draft: { ...at('4H 9D').draft, held: 1 } } };
    const oneCard = at(drawn.hand, { also: drawn.also });
    expect(whyIllegal(oneCard, '0 discard 9D')).toBe('keepDrawn');
    expect(whyIllegal(oneCard, '0 discard 4H')).toBeNull();
    const rules = withOptions(kept, { draw: { giveBack: 'no' } });
    const taken = playLines(at('4H 4D', { phase: 'draw', pile: '9C' }, rules), '0 draw pile');
    expect(whyIllegal(taken, '0 discard 9C')).toBe('noGivingBack');
    expect(whyIllegal(taken, '0 discard 4H')).toBeNull();
  });

  it('R110 goes up for 2 with a natural only', () => {
    const rules = withOptions(preset('biddies'), { goingOut: { wildDiscard: false } });
    expect(whyIllegal(at('2D 4H', {}, rules), '0 up 4H')).toBe('wildNotDiscarded');
    expect(whyIllegal(at('KH 2D', {}, rules), '0 up KH')).toBeNull();
  });

  it('R111 shows a whole hand with a wild beside its melds', () => {
    const rules = withOptions(preset('thanasis'), { goingOut: { wildDiscard: false } });
    const hands = ['5C 5D 5H 7S 8S 9S TH JH QH KH 4D', 'AC', 'AD', 'AH'];
    const moment = position({ rules, wildRank: 4, hands });
    const rummy = '0 rummy 4D | set 5: 5C 5D 5H | run 7S: 7S 8S 9S | run TH: TH JH QH KH';
    expect(whyIllegal(moment, rummy)).toBeNull();
  });

  it('a bot discards its cheapest natural rather than a wild', () => {
    const hand = '4H 2D 2H 3D 3H';
    expect(playTurn(at(hand, { melds: ['0 run TS: TS JS QS'], deal: 4 })).at(-1)).toMatch(/^discard [23]/);
  });
});
