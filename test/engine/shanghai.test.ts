import { describe, expect, it } from 'vitest';
import { type GameState, takesLeft, viewFor } from '#engine';
import { contractsTold, preset, withOptions } from '../support/play/deals.ts';
import { playLines, whyIllegal } from '../support/play/playLines.ts';
import { type Position, position } from '../support/play/positions.ts';

const rules = preset('shanghai-rummy');
const OTHERS = ['2C.2 2D', 'AC AD'];
const at = (deal: number, hand: string, more: Partial<Position> = {}) =>
  position({ rules, deal, hands: [hand, ...OTHERS], ...more });

describe('Shanghai Rummy (E74, R163)', () => {
  it('R62 has ten deals of eleven cards, each with its contract', () => {
    expect(contractsTold(rules)).toEqual([
      '11: set 3, set 3',
      '11: set 3, run 4',
      '11: run 4, run 4',
      '11: set 3, set 3, set 3',
      '11: set 3, run 7',
      '11: set 3, set 3, run 5',
      '11: run 4, run 4, run 4',
      '11: set 3, run 10',
      '11: set 3, set 3, set 3, run 5',
      '11: run 5, run 5, run 5',
    ]);
  });

  it('E74a a run of the fifth contract has seven cards or more', () => {
    const moment = at(5, '8C 8D 8H 4S 5S 6S 7S 8S 9S TS KC KD');
    expect(whyIllegal(moment, '0 contract | set 8: 8C 8D 8H | run 4S: 4S 5S 6S 7S 8S 9S')).toBe('wrongContract');
    const laid = playLines(moment, '0 contract | set 8: 8C 8D 8H | run 4S: 4S 5S 6S 7S 8S 9S TS');
    expect(playLines(laid, '0 discard KC').turn).toBe(1);
    const longer = at(5, '8C 8D 8H 4S 5S 6S 7S 8S 9S TS JS KC');
    expect(whyIllegal(longer, '0 contract | set 8: 8C 8D 8H | run 4S: 4S 5S 6S 7S 8S 9S TS JS')).toBeNull();
  });

  it('E74b the eighth contract needs a card taken out of turn, and one more with it', () => {
    const hands = ['2C 3C 4C', 'QC QD 4S 5S 6S 7S 8S 9S TS JS QS', '3D 4D'];
    const before = position({ rules, deal: 8, phase: 'draw', hands, pile: 'QH', stock: 'KS 9H 2H' });
    const taken = playLines(before, '0 draw stock', '1 claim 1', '0 discard 2C', '1 draw stock', '2 pass', '0 pass');
    expect(taken.hands[1]).toHaveLength(14);
    const laying = '1 contract | set Q: QC QD QH | run 4S: 4S 5S 6S 7S 8S 9S TS JS QS KS';
    expect(playLines(taken, laying, '1 discard 2H').results.at(-1)).toMatchObject({ ending: 'wentOut', out: 1 });
  });

  it('E74c a player who has taken three cards is not asked any more in the deal', () => {
    const thrice = takingTurns(3);
    expect(takesLeft(thrice, 2, true)).toBe(0);
    const asked = playLines(thrice, '0 draw stock');
    expect(asked.window?.seats).toEqual([1]);
    expect(whyIllegal(asked, '2 claim 1')).toBe('notAsked');
    expect(whyIllegal(asked, '1 claim 1')).toBeNull();
    expect(playLines(takingTurns(2), '0 draw stock').window?.seats).toEqual([1, 2]);
    expect(playLines(takingTurns(3, 4), '0 draw stock').window?.seats).toEqual([1, 2]);
    expect(playLines(takingTurns(3, 0), '0 draw stock').window?.seats).toEqual([1, 2]);
  });

  it('R163 nobody is asked if the only others have no takes left', () => {
    expect(playLines(takingTurns(3, 3, 2), '0 draw stock')).toMatchObject({ phase: 'play', window: null });
  });

  it('R163 a wish that another player was nearer for does not count', () => {
    const wished = playLines(beforeTurns(3, 3), '0 draw stock', '2 claim 1', '1 claim 1');
    expect([0, 1, 2].map((seat) => takesLeft(wished, seat, false))).toEqual([3, 2, 3]);
  });

  it('R163 everybody sees how often each player may still take', () => {
    const once = takingTurns(1);
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const view = viewFor(once, viewer);
      expect([0, 1, 2].map((seat) => takesLeft(view, seat, false))).toEqual([3, 3, 2]);
    }
  });

  it('E74d points: five up to the seven, ten up to the King, twenty for an Ace and fifty for a Joker', () => {
    const moment = position({ rules, deal: 1, hands: ['KS', '7H 8H AC', 'QC 2D JK.2'] });
    expect(playLines(moment, '0 discard KS').results.at(-1)).toMatchObject({ out: 0, points: [0, 35, 65] });
  });

  it('E74e one Joker in a meld, high Aces only, and lay-offs at once', () => {
    const moment = at(2, '8C 8D 8H JK JK.2 4S 5S 7S KC 9D');
    expect(whyIllegal(moment, '0 contract | set 8: 8C 8D JK | run 4S: 4S 5S JK.2 7S')).toBeNull();
    expect(whyIllegal(moment, '0 contract | set 8: 8C 8D 8H | run 4S: 4S 5S JK JK.2')).toBe('tooManyWilds');
    const aces = at(2, '8C 8D 8H AS 2S 3S 4S QS KS JS 8S 9D');
    expect(whyIllegal(aces, '0 contract | set 8: 8C 8D 8H | run AS: AS 2S 3S 4S')).toBe('notAMeld');
    const laid = playLines(aces, '0 contract | set 8: 8C 8D 8H | run JS: JS QS KS AS');
    expect(playLines(laid, '0 layoff 8S 0 set').melds[0]?.cards).toHaveLength(4);
  });
});

/** Before the turn of the first player of a table, who draws from the stock. */
function beforeTurns(seats: number, takes: 0 | 2 | 3 | 4): GameState {
  const hands = ['3C 4C 5C 6C 7C 8C', '3D 4D', '3H 4H'].slice(0, seats);
  const moment = { rules: withOptions(rules, { draw: { takes }, table: { minPlayers: 2 } }), deal: 1, hands };
  return position({ ...moment, phase: 'draw', pile: 'QH' });
}

/** After this many rounds in which the last player took what lay on the pile; the others took nothing. */
function takingTurns(rounds: number, takes: 0 | 2 | 3 | 4 = 3, seats = 3): GameState {
  const last = seats - 1;
  let state = beforeTurns(seats, takes);
  for (let round = 0; round < rounds; round++) {
    // Everybody else draws the discard and discards it again.
    const kept = `${round + 3}C`;
    const others = [1, 2].slice(0, last).flatMap((seat) => [`${seat} draw pile`, `${seat} discard ${kept}`]);
    const passes = seats === 3 ? ['1 pass'] : [];
    state = playLines(state, '0 draw stock', ...passes, `${last} claim 1`, `0 discard ${kept}`, ...others);
  }
  return state;
}
