import assert from 'node:assert/strict';
import { apply, type GameState } from '#engine';
import { isPicked, isTurn, type Law } from './law.ts';

/** All but the counters, what everybody has seen meanwhile (§4.98), and the last player's right to a discard (R100). */
const restored = ({ at, known, ended, draft: { takeBacks, ...draft }, ...state }: GameState) => ({ ...state, draft });

function allTakenBack(state: GameState): GameState {
  const played = apply(state, state.turn, { type: 'takeBack' });
  return played.ok ? allTakenBack(played.value.state) : state;
}

/** Is nothing of this turn to be taken back: it has just begun, or its card came from the stock or by a call? */
const isAtItsBeginning = ({ draft: { drew, plays, fixed } }: GameState): boolean =>
  fixed > 0 ? plays.length === fixed : plays.length === 0 && drew !== 'pile';

/** Once so much was taken back the last card stays where it lies (§4.44). */
const isPastBound = ({ rules, draft }: GameState): boolean => rules.goingOut.unplayable && draft.takeBacks >= 40;

/** Taking everything back restores the turn as it began, but for its counters. */
export const draft: Law = {
  name: 'law 11, draft',
  watch() {
    let began: GameState | null = null;
    return {
      step({ after, events }, number) {
        // A recalled turn goes on from its middle.
        if (!isTurn(after) || events.some(({ type }) => type === 'recalled')) began = null;
        else if (isAtItsBeginning(after)) began = after;
        else if (began && began.turn === after.turn && !isPastBound(after) && isPicked(number, 5)) {
          const back = allTakenBack(after);
          // A stock card stays drawn; without it the turn stands before its draw.
          assert.deepEqual(restored(back), restored(began));
        }
      },
    };
  },
};
