import { describe, expect, it } from 'vitest';
import { decide, newGame, rulesProblem } from '#engine';
import { crazyRummy } from '#rules';
import { secretOf, stepsOf } from '../support/playGame.ts';
import { listedLines } from '../support/playLegal.ts';
import { play, refused } from '../support/playLines.ts';

const opened = (seats: number) => play(newGame(crazyRummy, seats), `table open ${secretOf(1)}`);
const dealt = (seats: number) => play(opened(seats), `table deal ${secretOf(2)}`);

describe('the deal (rulebook 1.1)', () => {
  it.each([3, 4, 5, 6])('%i players: seven cards each, an eighth to the left of the dealer, no upcard', (seats) => {
    const state = dealt(seats);
    const first = (state.dealer + 1) % seats;
    expect(state.turn).toBe(first);
    expect(state.hands.map((hand) => hand.length)).toEqual(
      Array.from({ length: seats }, (_, seat) => (seat === first ? 8 : 7)),
    );
    expect(state.pile).toEqual([]);
    expect(state.stock).toHaveLength(52 - 7 * seats - 1);
    expect(state.wildRank).toBe(1);
  });

  it.each([2, 7])('%i players are too few or too many', (seats) => {
    expect(rulesProblem(crazyRummy, seats)).not.toBeNull();
  });

  it('the first player does not draw, but may meld and must discard', () => {
    const state = dealt(3);
    expect(state.phase).toBe('play');
    expect(refused(state, `${state.turn} draw stock`)).toBe('notNow');
    expect(listedLines(state).filter((line) => line.includes('discard'))).toHaveLength(8);
  });

  it('the next player draws; the pile holds the first discard', () => {
    const state = dealt(3);
    const [discard] = listedLines(state).filter((line) => line.includes('discard'));
    const second = play(state, discard as string);
    expect(second).toMatchObject({ phase: 'draw', turn: (state.turn + 1) % 3 });
    expect(listedLines(second).map((line) => line.slice(2))).toEqual(['draw stock', 'draw pile']);
  });

  it('the same secret deals the same cards, another secret others, a share changes them', () => {
    const again = play(opened(3), `table deal ${secretOf(2)}`);
    expect(again).toEqual(dealt(3));
    expect(play(opened(3), `table deal ${secretOf(3)}`).hands).not.toEqual(again.hands);
    expect(play(opened(3), `table deal ${secretOf(2)} 00ff`).hands).not.toEqual(again.hands);
  });

  it('the table deals only when it is time to', () => {
    expect(decide(dealt(3), 'table', { type: 'deal', secret: secretOf(4), shares: [] }).ok).toBe(false);
    expect(decide(newGame(crazyRummy, 3), 'table', { type: 'deal', secret: secretOf(4), shares: [] }).ok).toBe(false);
    expect(decide(opened(3), 'table', { type: 'openDraw', secret: secretOf(4) }).ok).toBe(false);
  });

  it('a seat cannot deal, and the table cannot play', () => {
    expect(decide(opened(3), 0, { type: 'deal', secret: secretOf(4), shares: [] }).ok).toBe(false);
    expect(decide(dealt(3), 'table', { type: 'draw', from: 'stock' }).ok).toBe(false);
  });

  it('thirteen deals, Aces wild first and Kings last, the deal passing to the left', () => {
    const deals = stepsOf({ seed: 5, seats: 4 }).filter(({ action }) => action.type === 'deal');
    expect(deals.map(({ after: state }) => state.wildRank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    const first = deals[0]?.after.dealer as number;
    expect(deals.map(({ after: state }) => state.dealer)).toEqual(deals.map((_, index) => (first + index) % 4));
  });
});
