import { describe, expect, it } from 'vitest';
import { thinkAs } from '#bots';
import { type GameState, parseCards, randomFrom, rankOf, type SeatAction, viewFor } from '#engine';
import { position } from '../support/play/positions.ts';

const OTHERS = ['2C 3D 8S QC 3H 6S 9H', 'TD JC KC 6D 5S 8D QH'];

/** The next actions of 100 beginners in this turn. */
function choices(state: GameState): readonly SeatAction[] {
  const view = viewFor(state, state.turn);
  return Array.from({ length: 100 }, (_, i) => thinkAs.beginner(view, randomFrom(`${i}`, [], 'beginners')));
}

/** How many of 100 beginners do this. */
const howMany = (state: GameState, does: (action: SeatAction) => boolean): number => choices(state).filter(does).length;

describe('a beginner', () => {
  it('lays a meld as soon as it has one', () => {
    const state = position({ deal: 1, hands: ['4C 4D 4H 9S 7D KD 2D TH', ...OTHERS] });
    expect(howMany(state, ({ type }) => type === 'meld')).toBe(100);
  });

  it('takes a discard that completes a meld', () => {
    const hands = ['4C 4D 9S 7D KD 2D TH', ...OTHERS];
    const state = position({ deal: 1, phase: 'draw', hands, pile: '4H', stock: '7C' });
    expect(howMany(state, (action) => action.type === 'draw' && action.from === 'pile')).toBe(100);
  });

  it('often sees where a card can be laid off, but not always', () => {
    const melds = ['1 run 5S: 5S 6S 7S'];
    const state = position({ deal: 1, hands: ['8S 9D JD KH 2D', '2C 3D QC', 'TD JC 6D'], melds, melded: [0] });
    const seen = howMany(state, ({ type }) => type === 'layOff');
    expect(seen).toBeGreaterThan(50);
    expect(seen).toBeLessThan(90);
  });

  it('overlooks melds with a wild at times', () => {
    const state = position({ deal: 1, hands: ['4C 4D AS 9S 7D KD 2D TH', ...OTHERS] });
    const seen = howMany(state, ({ type }) => type === 'meld');
    expect(seen).toBeGreaterThan(50);
    expect(seen).toBeLessThan(95);
  });

  it('rarely swaps a wild, although it would gain by that', () => {
    const melds = ['1 run 7H: 7H AS 9H', '1 set K: KC KS KH'];
    const state = position({ deal: 1, hands: ['8H 6C 6D 2H', '4S 3C', '5C 9D'], melds, melded: [0] });
    const seen = howMany(state, ({ type }) => type === 'swap');
    expect(seen).toBeGreaterThan(3);
    expect(seen).toBeLessThan(35);
  });

  it('discards high cards, and now and then breaks a pair for that', () => {
    const state = position({
      deal: 1,
      hands: ['KC KD 4S 6H 8C 9S', ...OTHERS.map((hand) => hand.replace('KC', '7D'))],
    });
    const breaks = howMany(state, (action) => action.type === 'discard' && rankOf(action.card) === 13);
    expect(howMany(state, ({ type }) => type === 'discard')).toBe(100);
    expect(breaks).toBeGreaterThan(5);
    expect(breaks).toBeLessThan(95);
  });

  it('never thinks of drawing a card that lies on the table', () => {
    // A wild swapped from the table, and the same card drawn, would be in the hand twice.
    const melds = ['1 set 3: 3C 3H 3S', '1 set Q: QD QH QS', '2 run TS: TS JS 9D', '2 set 8: 8D 8S 9H'];
    const moment = { deal: 9, phase: 'draw' as const, hands: ['QC 5D 7D 8H', '2C 3D', 'TD JC'], melds, pile: '6D' };
    expect(howMany(position({ ...moment, melded: [0] }), ({ type }) => type === 'draw')).toBe(100);
  });

  it('does not remember what the next player has taken from the pile', () => {
    const hands = ['JH 9C 3S 5D', '2C JD JS 8S', 'TD KC 6D 5S'];
    const known = [[], parseCards('JD JS'), []];
    expect(choices(position({ hands, also: { known } }))).toEqual(choices(position({ hands })));
  });
});
