import { describe, expect, it } from 'vitest';
import type { GameState, RuleSet } from '#engine';
import { preset, withOptions } from '../support/play/deals.ts';
import { listedLines } from '../support/play/playLegal.ts';
import { playLines, whyIllegal } from '../support/play/playLines.ts';
import { type Position, position, tableMeldText } from '../support/play/positions.ts';

const crazy = preset('crazy-rummy');
const basic = preset('basic-rummy');
const biddies = preset('biddies');
const OTHERS = ['2C 2D', '3S KS'];

const at = (rules: RuleSet, hand: string, more: Partial<Position> = {}): GameState =>
  position({ rules, hands: [hand, ...OTHERS], ...more });
const result = ({ results }: GameState) => results.at(-1);

describe('the last discard (R95, R96)', () => {
  const melds = ['0 run 5C: 5C 6C 7C'];

  it('R96 optional: a player goes out with a last discard or without one', () => {
    const moment = at(basic, '8C 9C', { deal: 1, melds });
    const without = playLines(moment, '0 layoff 8C 0 high', '0 layoff 9C 0 high');
    expect(listedLines(without)).toEqual(['0 goout', '0 takeback']);
    expect(result(playLines(without, '0 goout'))).toMatchObject({ ending: 'wentOut', out: 0, points: [17, 0, 0] });
    expect(result(playLines(moment, '0 layoff 8C 0 high', '0 discard 9C'))).toMatchObject({
      ending: 'wentOut',
      out: 0,
    });
  });

  it('R95 a player with cards left must discard, even where it is optional', () => {
    const moment = at(basic, '8C 9C', { deal: 1, melds });
    expect(whyIllegal(moment, '0 goout')).toBe('cardsLeft');
    expect(whyIllegal(moment, '0 endturn')).toBe('notNow');
    expect(whyIllegal(moment, '0 float')).toBe('cardsLeft');
  });

  it('R96 forbidden: the last card must be laid', () => {
    const rules = withOptions(basic, { goingOut: { discard: 'forbidden' } });
    const laid = playLines(at(rules, '8C 9C', { deal: 1, melds }), '0 layoff 8C 0 high');
    expect(whyIllegal(laid, '0 discard 9C')).toBe('noLastDiscard');
    expect(result(playLines(laid, '0 layoff 9C 0 high', '0 goout'))).toMatchObject({ out: 0 });
  });

  it('R67 the turn that lays the last contract has no discard', () => {
    const crummy = preset('crummy-rummy');
    expect(whyIllegal(at(crummy, '9C', { deal: 7, drew: 'none' }), '0 discard 9C')).toBe('noLastDiscard');
    expect(whyIllegal(at(crummy, '9C', { deal: 6, drew: 'none' }), '0 discard 9C')).toBeNull();
    expect(whyIllegal(at(crummy, '9C TC', { deal: 7 }), '0 discard TC')).toBeNull();
    const required = withOptions(crummy, { goingOut: { discard: 'required' } });
    expect(result(playLines(at(required, '', { deal: 7, drew: 'none' }), '0 goout'))).toMatchObject({ out: 0 });
    expect(whyIllegal(at(required, '', { deal: 6, drew: 'none' }), '0 goout')).toBe('keepOne');
  });

  it('R79, §4.64 a player who goes out must meet the obligations of the draw too', () => {
    const moment = at(basic, '8C 9D', { deal: 1, melds, drew: 'pile' });
    const laid = playLines(moment, '0 layoff 8C 0 high');
    expect(whyIllegal(laid, '0 discard 9D')).toBe('noGivingBack');
    expect(listedLines(laid)).toEqual(['0 takeback']);
  });

  it('R97 where going out may be without a discard, a playable last card must be laid', () => {
    const rules = withOptions(basic, { goingOut: { unplayable: true } });
    const laid = playLines(at(rules, '8C 9C', { deal: 1, melds }), '0 layoff 8C 0 high');
    expect(whyIllegal(laid, '0 discard 9C')).toBe('lastCardPlayable');
    expect(result(playLines(laid, '0 layoff 9C 0 high', '0 goout'))).toMatchObject({ out: 0 });
  });
});

describe('going out on the first turn (R107)', () => {
  const first = { hadTurns: [], drew: 'none' } as const;

  it('D11 is allowed by default', () => {
    const end = playLines(at(crazy, '5C 6C 7C KD', first), '0 meld run 5C: 5C 6C 7C', '0 discard KD');
    expect(result(end)).toMatchObject({ ending: 'wentOut', out: 0 });
  });

  it('R107 can be forbidden: with a discard, without one, and up for 2', () => {
    const no = { goingOut: { firstTurn: false } };
    const laid = playLines(at(withOptions(crazy, no), '5C 6C 7C KD', first), '0 meld run 5C: 5C 6C 7C');
    expect(whyIllegal(laid, '0 discard KD')).toBe('notOutYet');
    expect(playLines(laid, '0 takeback', '0 discard KD').turn).toBe(1);
    const bare = playLines(at(withOptions(basic, no), '5C 6C 7C', { deal: 1, ...first }), '0 meld run 5C: 5C 6C 7C');
    expect(whyIllegal(bare, '0 goout')).toBe('notOutYet');
    expect(whyIllegal(at(withOptions(biddies, no), '2H KD', first), '0 up KD')).toBe('notOutYet');
    // The player's own first turn counts.
    expect(whyIllegal({ ...laid, turns: 1 }, '0 discard KD')).toBeNull();
    expect(whyIllegal({ ...laid, turns: 0b110 }, '0 discard KD')).toBe('notOutYet');
  });
});

describe('up for 2 (R110, §4.29)', () => {
  it('E47 a player with only a 2 left after the discard may end the deal, and scores 2', () => {
    const moment = at(biddies, '2H KD');
    expect(listedLines(moment)).toContain('0 up KD');
    expect(result(playLines(moment, '0 up KD'))).toMatchObject({ ending: 'wentOut', out: 0, points: [2, 4, 13] });
  });

  it('§4.29 is never compulsory', () => {
    expect(playLines(at(biddies, '2H KD', { drew: 'none' }), '0 discard KD')).toMatchObject({ phase: 'draw', turn: 1 });
  });

  it('E47 is refused while Twos are wild, with another card, with more cards, and in other games', () => {
    expect(whyIllegal(at(biddies, '2H KD', { deal: 2 }), '0 up KD')).toBe('notUpForTwo');
    expect(whyIllegal(at(biddies, '2H KD'), '0 up 2H')).toBe('notUpForTwo');
    expect(whyIllegal(at(biddies, '2H 2S KD'), '0 up KD')).toBe('notUpForTwo');
    expect(whyIllegal(at(biddies, '2H KD'), '0 up QD')).toBe('notYourCard');
    expect(whyIllegal(at(crazy, '2H KD'), '0 up KD')).toBe('notNow');
    expect(whyIllegal(at(biddies, '2H', { phase: 'draw' }), '0 up 2H')).toBe('notNow');
  });

  it('§4.29 with two twos, one is discarded and the other kept', () => {
    expect(result(playLines(at(biddies, '2H 2S'), '0 up 2S'))).toMatchObject({ out: 0, points: [2, 4, 13] });
  });

  it('R105 a player who began with one card may keep the old 2, since that is going out', () => {
    const moment = at(biddies, '2H', { phase: 'draw', stock: 'KD' });
    const drawn = playLines(moment, '0 draw stock');
    expect(listedLines(drawn)).toEqual(['0 discard 2H', '0 up KD']);
    expect(result(playLines(drawn, '0 up KD'))).toMatchObject({ out: 0, points: [2, 4, 13] });
  });

  it('§4.29 earns no bonus', () => {
    const rules = withOptions(biddies, { scoring: { outBonus: 15 } });
    expect(result(playLines(at(rules, '2H KD'), '0 up KD'))?.points).toEqual([2, 4, 13]);
  });
});

describe('the value of going out', () => {
  it('E46 with a bonus of 15 the player who goes out gets -15, and the others add their hands', () => {
    const rules = withOptions(crazy, { scoring: { outBonus: 15 } });
    expect(result(playLines(at(rules, 'KD', { drew: 'none' }), '0 discard KD'))?.points).toEqual([-15, 4, 13]);
  });

  it('§4.95 Basic Rummy: playing the whole hand in one turn doubles, in any turn, with or without a discard', () => {
    const deal = { deal: 1 } as const;
    const hand = '5C 6C 7C 8C 9C';
    const plain = playLines(at(basic, 'KD', { ...deal, drew: 'none', melds: ['0 run 5C: 5C 6C 7C'] }), '0 discard KD');
    expect(result(plain)?.points).toEqual([17, 0, 0]);
    const bare = playLines(at(basic, hand, deal), '0 meld run 5C: 5C 6C 7C 8C 9C', '0 goout');
    expect(result(bare)?.points).toEqual([34, 0, 0]);
    const discarded = playLines(at(basic, hand, deal), '0 meld run 5C: 5C 6C 7C', '0 layoff 8C 0 high', '0 discard 9C');
    expect(result(discarded)?.points).toEqual([34, 0, 0]);
    const onOthers = at(basic, '9H TC', { ...deal, melds: ['1 run 6H: 6H 7H 8H'] });
    expect(result(playLines(onOthers, '0 layoff 9H 0 high', '0 discard TC'))?.points).toEqual([34, 0, 0]);
  });

  const swapping = withOptions(basic, { swap: { to: 'free' } });
  /** Aces are wild. Seat 0 can lay one off, and go out with its run in the next round. */
  const toLayOff = (rules = swapping): GameState =>
    position({
      rules,
      deal: 1,
      wildRank: 1,
      hands: ['5C 6C 7C AD 4D', '9H 2C 2D', '3S KS'],
      melds: ['1 run 6H: 6H 7H 8H'],
      stock: 'KC QD TC',
    });
  const laidOff = (): GameState => playLines(toLayOff(), '0 layoff AD 0 high', '0 discard 4D', '1 draw stock');
  const GO_OUT = ['2 draw stock', '2 discard QD', '0 draw stock', '0 meld run 5C: 5C 6C 7C', '0 discard TC'] as const;

  it('§4.95 not if the player put a card on the table in an earlier turn, even as a lay-off on another’s meld', () => {
    const end = playLines(laidOff(), '1 discard KC', ...GO_OUT);
    expect(result(end)?.points).toEqual([9 + 2 + 2 + 3 + 10, 0, 0]);
  });

  it('§4.95 not even if that was only a wild laid off, which another player has taken by a swap since', () => {
    const end = playLines(laidOff(), '1 swap 9H for AD in 0', '1 discard KC', ...GO_OUT);
    expect(result(end)?.points).toEqual([25 + 2 + 2 + 3 + 10, 0, 0]);
  });

  it('§4.95 a play that was taken back after the discard was recalled does not count', () => {
    const rules = withOptions(swapping, { goingOut: { discardTakeBack: true } });
    const discarded = playLines(toLayOff(rules), '0 layoff AD 0 high', '0 discard 4D');
    const again = playLines(discarded, '0 recall', '0 takeback', '0 discard AD', '1 draw stock', '1 discard KC');
    const last = ['0 meld run 5C: 5C 6C 7C', '0 layoff 4D 1 set', '0 discard TC'] as const;
    const withSet = { ...again, melds: [...again.melds, tableMeldText('1 set 4: 4C 4H 4S', 1)], nextMeld: 2 };
    const end = playLines(withSet, '2 draw stock', '2 discard QD', '0 draw stock', ...last);
    expect(result(end)?.points).toEqual([2 * (9 + 2 + 2 + 3 + 10), 0, 0]);
  });

  it('R151, §4.95 a card called out of turn counts as an earlier play, even before the first turn', () => {
    const rules = withOptions(basic, {
      goingOut: { callRummy: 'top', callEffect: 'cardOnly', relief: 'fullTurn' },
    });
    const moment = position({
      rules,
      deal: 1,
      wildRank: 0,
      hands: ['9H 4D 4C', '2C 2D', '5C 6C 7C'],
      melds: ['1 run 6H: 6H 7H 8H'],
      hadTurns: [],
      stock: 'KC QD TC JC',
    });
    const called = playLines(moment, '0 discard 9H', '2 claim 1 layoff 9H 0 high', '1 draw stock', '1 discard KC');
    const out = playLines(called, '2 draw stock', '2 meld run 5C: 5C 6C 7C', '2 discard QD');
    expect(result(out)).toMatchObject({ out: 2, points: [0, 0, 8 + 4] });
    const sooner = { ...called, turns: called.turns & ~2 };
    const relieved = playLines(sooner, '2 draw stock', '2 meld run 5C: 5C 6C 7C', '2 discard QD');
    expect(relieved).toMatchObject({ relief: 2, turn: 1 });
    expect(result(playLines(relieved, '1 draw stock', '1 discard TC'))).toMatchObject({
      out: 2,
      points: [0, 0, 8 + 4],
    });
  });
});
