import { describe, expect, it } from 'vitest';
import { apply, type GameState, legalActions, viewFor } from '#engine';
import { preset, withOptions } from '../support/play/deals.ts';
import { playLines, whyIllegal } from '../support/play/playLines.ts';
import { type Position, position } from '../support/play/positions.ts';

const lenient = withOptions(preset('crazy-rummy'), { goingOut: { discardTakeBack: true } });

const toDiscard = (more: Partial<Position> = {}): GameState =>
  position({ rules: lenient, hands: ['5C 6C 7C KD 2H', '2C 2D', '3S KS'], ...more });

/** The state that a recalled turn restores: all but the counters and the cards that were shown (§4.98). */
const restored = ({ at, known, draft: { takeBacks, ...draft }, ...state }: GameState) => ({ ...state, draft });

describe('taking a discard back (R100)', () => {
  it('R100 restores the turn with its plays, except the counters and the cards seen', () => {
    const laid = playLines(toDiscard(), '0 meld run 5C: 5C 6C 7C');
    const recalled = playLines(laid, '0 discard KD', '0 recall');
    expect(restored(recalled)).toEqual(restored(laid));
    expect(playLines(recalled, '0 takeback', '0 discard 2H')).toMatchObject({ phase: 'draw', turn: 1 });
    expect(viewFor(recalled, 1).seats[0]?.known).toContain(recalled.hands[0]?.[0]);
  });

  it('R100 is possible until the next player draws', () => {
    const next = playLines(toDiscard(), '0 discard KD');
    expect(legalActions(viewFor(next, 0)).recalls).toEqual([{ type: 'recall' }]);
    expect(legalActions(viewFor(next, 1)).recalls).toEqual([]);
    expect(whyIllegal(next, '1 recall')).toBe('notNow');
    expect(whyIllegal(playLines(next, '1 draw stock'), '0 recall')).toBe('notNow');
    expect(whyIllegal(playLines(next, '1 draw pile', '1 takeback'), '0 recall')).toBe('notNow');
  });

  it('R99 is refused without the rule', () => {
    const rules = preset('crazy-rummy');
    expect(whyIllegal(playLines(toDiscard({ rules }), '0 discard KD'), '0 recall')).toBe('notNow');
  });

  it('R100 is refused after a discard that ended the deal', () => {
    const out = playLines(toDiscard({ hands: ['KD', '2C', '3S'], drew: 'none' }), '0 discard KD');
    expect(whyIllegal(out, '0 recall')).toBe('notNow');
  });

  it('R108 is refused after a discard that went out while others have relief turns', () => {
    const rules = withOptions(preset('beanie'), { goingOut: { discardTakeBack: true, relief: 'fullTurn' } });
    const moment = toDiscard({ rules, hands: ['KD', '2C 4C', '3S 5S'], drew: 'none', hadTurns: [] });
    const out = playLines(moment, '0 discard KD');
    expect(out).toMatchObject({ phase: 'draw', turn: 1, relief: 0 });
    expect(whyIllegal(out, '0 recall')).toBe('notNow');
  });

  it('R152 restores the count of idle turns', () => {
    const moment = toDiscard({ drew: 'pile', idle: 3 });
    expect(playLines(moment, '0 discard KD').idle).toBe(4);
    expect(playLines(moment, '0 discard KD', '0 recall').idle).toBe(3);
  });

  it('R55 the recalled turn has not ended', () => {
    const moment = toDiscard({ hadTurns: [] });
    expect(playLines(moment, '0 discard KD').turns).toBe(1);
    expect(playLines(moment, '0 discard KD', '0 recall').turns).toBe(0);
  });

  it('is limited in number', () => {
    let now = toDiscard();
    let count = 0;
    for (;;) {
      const next = playLines(now, '0 discard KD');
      const recalled = apply(next, 0, { type: 'recall' });
      if (!recalled.ok) break;
      now = recalled.value.state;
      count++;
    }
    expect(count).toBe(40);
  });

  it('§4.42 is refused while others are asked about the discard and after a call, but not if nobody called', () => {
    const rules = withOptions(preset('five-thousand-rummy'), { goingOut: { discardTakeBack: true } });
    const hands = ['TH 3C', '2D 4D', '2S 4S'];
    const melds = ['0 run 7H: 7H 8H 9H'];
    const open = playLines(position({ rules, deal: 1, wildRank: 13, hands, melds }), '0 discard TH');
    expect(open.phase).toBe('window');
    expect(whyIllegal(open, '0 recall')).toBe('notNow');
    expect(whyIllegal(playLines(open, '2 claim 1 layoff TH 0 high'), '0 recall')).toBe('notNow');
    const cardOnly = { ...open, rules: withOptions(rules, { goingOut: { callEffect: 'cardOnly' } }) };
    expect(whyIllegal(playLines(cardOnly, '2 claim 1 layoff TH 0 high'), '0 recall')).toBe('notNow');
    expect(playLines(open, '2 pass', '0 recall')).toMatchObject({ phase: 'play', turn: 0, pile: [] });
  });
});
