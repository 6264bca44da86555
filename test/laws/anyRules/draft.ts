import assert from 'node:assert/strict';
import { apply, type GameState } from '#engine';
import { isPicked, isTurn, type Law } from './law.ts';

/**
 * The part of the state that taking back restores: everything but the counters, the cards shown to everybody in the
 * turn (§4.98) and the previous player's right to recall a discard (R100).
 */
const restored = ({ at, known, ended, draft: { takeBacks, ...draft }, ...state }: GameState) => ({ ...state, draft });

function allTakenBack(state: GameState): GameState {
  const played = apply(state, state.turn, { type: 'takeBack' });
  return played.ok ? allTakenBack(played.value.state) : state;
}

/** Whether nothing can be taken back: the turn has just begun, or its card came from the stock or by a call. */
const isAtItsBeginning = ({ draft: { drew, plays, fixed } }: GameState): boolean =>
  fixed > 0 ? plays.length === fixed : plays.length === 0 && drew !== 'pile';

/** Whether so much was taken back that the last card must stay where it is (§4.44). */
const isPastBound = ({ rules, draft }: GameState): boolean => rules.goingOut.unplayable && draft.takeBacks >= 40;

/** Taking everything back restores the start of the turn, except its counters. */
export const draft: Law = {
  name: 'law 11, draft: taking everything back restores the start of the turn',
  watch() {
    let began: GameState | null = null;
    return {
      step({ after, events }, number) {
        // A recalled turn resumes partway through.
        if (!isTurn(after) || events.some(({ type }) => type === 'recalled')) began = null;
        else if (isAtItsBeginning(after)) began = after;
        else if (began && began.turn === after.turn && !isPastBound(after) && isPicked(number, 5)) {
          const back = allTakenBack(after);
          // A card drawn from the stock stays drawn; otherwise the turn is back before its draw.
          assert.deepEqual(restored(back), restored(began));
        }
      },
    };
  },
};
