import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply, type GameState, type Random, type SeatAction } from '#engine';
import { crowded, games } from '../support/arbitrary/games.ts';
import { playGame, stepsOf } from '../support/play/playGame.ts';
import { listed } from '../support/play/playLegal.ts';

/** Takes from the pile whenever it can and never puts a card on the table. */
const passOn = (legal: readonly SeatAction[], random: Random): SeatAction => {
  const pile = legal.find((action) => action.type === 'draw' && action.from === 'pile');
  const idle = legal.filter(({ type }) => type === 'discard' || type === 'draw');
  return pile ?? (idle[random.below(idle.length)] as SeatAction);
};

/** Never ends a turn while there is anything else to do. */
const dither = (legal: readonly SeatAction[], random: Random): SeatAction => {
  const others = legal.filter(({ type }) => type !== 'discard');
  return (others.length > 0 ? others : legal)[random.below((others.length > 0 ? others : legal).length)] as SeatAction;
};

/** Whether the turn can be closed from this state, taking back plays if necessary. */
function closes(state: GameState): boolean {
  let now = state;
  for (let count = 0; count <= 100; count++) {
    const legal = listed(now);
    if (now.phase === 'draw') return legal.length > 0;
    if (legal.some(({ type }) => type === 'discard')) return true;
    const back = legal.find(({ type }) => type === 'takeBack');
    const played = back && apply(now, now.turn, back);
    if (!played?.ok) return false;
    now = played.value.state;
  }
  return false;
}

describe('law 7, endings: every turn and deal can end', () => {
  it('every random game ends after thirteen deals, with a winner', () => {
    fc.assert(
      fc.property(games, (game) => {
        const end = stepsOf(game).at(-1);
        expect(end?.after).toMatchObject({ phase: 'over', deal: 13 });
        expect(end?.after.results).toHaveLength(13);
        const best = Math.min(...(end?.after.totals ?? []));
        const winners = end?.after.totals.flatMap((total, seat) => (total === best ? [seat] : []));
        expect(end?.events.at(-1)).toEqual({ type: 'gameEnded', winners });
      }),
      { numRuns: 40 },
    );
  });

  it('the turn can be closed from every state, if necessary by taking back', () => {
    fc.assert(
      fc.property(games, (game) => {
        for (const { after } of playGame(game)) if (after.turn >= 0) expect(closes(after)).toBe(true);
      }),
      { numRuns: 6 },
    );
    fc.assert(
      fc.property(crowded, (state) => closes(state)),
      { numRuns: 200 },
    );
  });

  it.each([3, 4, 5, 6])('R152: a deal in which %i players only pass discards round ends after four rounds', (seats) => {
    const steps = stepsOf({ seed: seats, seats, choose: passOn });
    expect(steps.at(-1)?.after.results.map(({ ending }) => ending)).toEqual(Array(13).fill('capped'));
    expect(steps.filter(({ action }) => action.type === 'discard')).toHaveLength(13 * 4 * seats);
  });

  it('players who avoid ending their turn run out of other actions', () => {
    const steps = stepsOf({ seed: 9, seats: 3, choose: dither });
    expect(steps.at(-1)?.after.phase).toBe('over');
    expect(Math.max(...steps.map(({ after }) => after.draft.takeBacks))).toBeGreaterThanOrEqual(39);
  });
});
