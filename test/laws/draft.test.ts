import fc from 'fast-check';
import { expect, it } from 'vitest';
import { apply, type GameState, legalActions, listActions, viewFor } from '#engine';
import { crowded, games } from '../support/arbitrary/games.ts';
import { playGame } from '../support/play/playGame.ts';
import { listed } from '../support/play/playLegal.ts';
import { expectSame } from '../support/same.ts';

/**
 * The part of the state that taking back restores: everything but the counters, the cards shown to everybody in the
 * turn (§4.98) and the previous player's right to recall a discard, which a draw ends (R100).
 */
const restored = ({ at, known, ended, draft: { takeBacks, ...draft }, ...state }: GameState) => ({ ...state, draft });

/** The state after taking back everything that can be taken back. */
function allTakenBack(state: GameState): GameState {
  const played = apply(state, state.turn, { type: 'takeBack' });
  return played.ok ? allTakenBack(played.value.state) : state;
}

it('law 11, draft: taking everything back restores the start of the turn, except its counters', () => {
  fc.assert(
    fc.property(games, (game) => {
      let began: GameState | null = null;
      for (const { after } of playGame(game)) {
        const { drew, plays } = after.draft;
        if (after.turn < 0) began = null;
        else if (plays.length === 0 && drew !== 'pile') began = after;
        else if (began) expectSame(restored(allTakenBack(after)), restored(began));
      }
    }),
    { numRuns: 12 },
  );
});

it('law 11, draft: one step takes back a play and restores the same legal actions', () => {
  fc.assert(
    fc.property(crowded, (state) => {
      // After the take-back, further plays must still be below the limit.
      fc.pre(state.draft.takeBacks === 0);
      const before = listed(state).filter(({ type }) => type !== 'takeBack');
      for (const action of before) {
        const played = apply(state, state.turn, action);
        if (action.type === 'discard' || !played.ok) continue;
        const back = apply(played.value.state, state.turn, { type: 'takeBack' });
        expectSame(back.ok && restored(back.value.state), restored(state));
        const view = back.ok && viewFor(back.value.state, state.turn);
        expectSame(view && listActions(legalActions(view)).filter(({ type }) => type !== 'takeBack'), before);
      }
    }),
    { numRuns: 120 },
  );
});

it('law 11, draft: cards shown and taken back stay known, and no others', () => {
  fc.assert(
    fc.property(crowded, (state) => {
      for (const action of listed(state)) {
        if (action.type !== 'meld') continue;
        const played = apply(state, state.turn, action);
        if (!played.ok) throw new Error(played.reason);
        const back = apply(played.value.state, state.turn, { type: 'takeBack' });
        const known = new Set([...(state.known[state.turn] ?? []), ...action.reading.cards]);
        expect(back.ok && back.value.state.known[state.turn]).toEqual([...known].sort((a, b) => a - b));
      }
    }),
    { numRuns: 60 },
  );
});
