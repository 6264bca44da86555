import { describe, expect, it } from 'vitest';
import { type Card, decide, type GameState } from '#engine';
import { dealNumber, gameAfter, preset, sizes, withOptions } from '../support/play/deals.ts';
import { listedLines } from '../support/play/playLegal.ts';

describe('a wild rank named by the dealer (R26, R29, R30, §4.27)', () => {
  const rules = preset('dealers-choice');
  const name = (state: GameState, rank: number): GameState => gameAfter(state, state.turn, { type: 'nameWild', rank });
  const why = (state: GameState, seat: number, rank: number) => {
    const decided = decide(state, seat, { type: 'nameWild', rank });
    return decided.ok ? null : decided.reason;
  };

  it('is named after the whole deal, including the eighth card, before anybody acts', () => {
    const { state, events } = dealNumber(rules, 4, 1);
    expect(events.at(-1)).toEqual({ type: 'namingAsked', seat: state.dealer });
    expect(sizes(state).sort()).toEqual([7, 7, 7, 8]);
    expect(state).toMatchObject({ phase: 'naming', turn: state.dealer, wildRank: 0 });
    const first = (state.dealer + 1) % 4;
    expect(why(state, first, 5)).toBe('notYourTurn');
    expect(decide(state, first, { type: 'discard', card: state.hands[first]?.[0] as Card }).ok).toBe(false);
    expect(listedLines(state)).toHaveLength(13);
  });

  it('may be any rank, held or not; then the first turn begins, with the eighth card as its draw', () => {
    const { state } = dealNumber(rules, 4, 1);
    for (let rank = 1; rank <= 13; rank++) {
      const named = name(state, rank);
      expect(named).toMatchObject({ phase: 'play', turn: (state.dealer + 1) % 4, wildRank: rank });
      expect(named.hands).toEqual(state.hands);
      expect(why(named, state.dealer, rank)).toBe('notNow');
    }
  });

  it('R29 is a new one in each deal, so the thirteenth has no choice', () => {
    const { state: third } = dealNumber(rules, 4, 3, [9, 1]);
    expect([9, 1, 2].map((rank) => why(third, third.turn, rank))).toEqual(['rankTaken', 'rankTaken', null]);
    expect(listedLines(third)).toHaveLength(11);
    const { state: last } = dealNumber(rules, 4, 13, [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(listedLines(last)).toHaveLength(1);
    expect(why(last, last.turn, 5)).toBeNull();
  });

  it.each([0, 14, -1, 2.5])('cannot be %d', (rank) => {
    const { state } = dealNumber(rules, 4, 1);
    expect(why(state, state.turn, rank)).toBe('rankTaken');
  });

  it('is a rank in the pack, and an Ace only where Aces may be wild (R4, R34)', () => {
    const stripped = withOptions(rules, { pack: { lowestRank: 4, packs: 'two' }, wilds: { aceAllowed: false } });
    const { state } = dealNumber(stripped, 4, 1);
    expect([1, 2, 3, 4].map((rank) => why(state, state.turn, rank))).toEqual([
      'rankTaken',
      'rankTaken',
      'rankTaken',
      null,
    ]);
    expect(listedLines(state)).toHaveLength(10);
  });

  it('§4.27 is not named in a fourteenth deal, where only the Joker is wild', () => {
    const withJoker = withOptions(rules, { pack: { jokers: 1 }, wilds: { permanent: ['jokers'], jokerDeal: true } });
    const { state } = dealNumber(withJoker, 4, 14, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(state).toMatchObject({ phase: 'play', wildRank: 0 });
    expect(dealNumber(withJoker, 4, 13, [1]).state.phase).toBe('naming');
  });
});
