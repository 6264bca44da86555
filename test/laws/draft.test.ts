import fc from 'fast-check';
import { expect, it } from 'vitest';
import { apply, type GameState, legalActions, listActions, viewFor } from '#engine';
import { crowded, games } from '../support/arbitrary/games.ts';
import { playGame } from '../support/play/playGame.ts';
import { listed } from '../support/play/playLegal.ts';

/**
 * What taking back restores: all but the counters, what everybody has seen meanwhile (§4.98), and the last player's right to
 * a discard, which a draw ends (R100).
 */
const restored = ({ at, known, ended, draft: { takeBacks, ...draft }, ...state }: GameState) => ({ ...state, draft });

/** After taking back whatever can be taken back. */
function allTakenBack(state: GameState): GameState {
  const played = apply(state, state.turn, { type: 'takeBack' });
  return played.ok ? allTakenBack(played.value.state) : state;
}

it('law 11, draft: taking everything back restores the turn as it began, save for its counters', () => {
  fc.assert(
    fc.property(games, (game) => {
      let began: GameState | null = null;
      for (const { after } of playGame(game)) {
        const { drew, plays } = after.draft;
        if (after.turn < 0) began = null;
        else if (plays.length === 0 && drew !== 'pile') began = after;
        else if (began) expect(restored(allTakenBack(after))).toEqual(restored(began));
      }
    }),
    { numRuns: 12 },
  );
});

it('law 11, draft: each play is taken back by one step, which leaves the same things to do', () => {
  fc.assert(
    fc.property(crowded, (state) => {
      // Further plays must still be within the bound afterwards.
      fc.pre(state.draft.takeBacks === 0);
      const before = listed(state).filter(({ type }) => type !== 'takeBack');
      for (const action of before) {
        const played = apply(state, state.turn, action);
        if (action.type === 'discard' || !played.ok) continue;
        const back = apply(played.value.state, state.turn, { type: 'takeBack' });
        expect(back.ok && restored(back.value.state)).toEqual(restored(state));
        const view = back.ok && viewFor(back.value.state, state.turn);
        expect(view && listActions(legalActions(view)).filter(({ type }) => type !== 'takeBack')).toEqual(before);
      }
    }),
    { numRuns: 120 },
  );
});

it('law 11, draft: what was shown and taken back stays known, nothing else does', () => {
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
