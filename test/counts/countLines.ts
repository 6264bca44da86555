import { apply, type GameState, type Random, type SeatAction, seatsToAct, windowFor } from '#engine';
import { printRecorded } from '#record';
import { eagerly } from '../support/play/playGame.ts';
import { listed } from '../support/play/playLegal.ts';

/**
 * Counts the sequences of `depth` decisions from this state, as the engine lists them; a sequence stops where the deal
 * ends. If several seats are asked at once, any of them may answer first.
 */
export function countedLines(state: GameState, depth: number): number {
  const asked = seatsToAct({ turn: state.turn, window: windowFor(state, 'spectator') });
  if (depth === 0 || asked.length === 0) return 1;
  return asked.reduce((sum, seat) => {
    const actions = listed(state, seat);
    if (depth === 1) return sum + actions.length;
    return actions.reduce((more, action) => more + countedLines(afterwards(state, seat, action), depth - 1), sum);
  }, 0);
}

function afterwards(state: GameState, seat: number, action: SeatAction): GameState {
  const played = apply(state, seat, action);
  if (!played.ok) throw new Error(`listed but refused (${played.reason}): ${printRecorded({ by: seat, action })}`);
  return played.value.state;
}

/**
 * Plays whenever that is legal. Sorts the actions first, so that random choices do not depend on the order of the list.
 */
export function eagerlyInOrder(legal: readonly SeatAction[], random: Random, state: GameState): SeatAction {
  const named = legal.map((action) => ({ action, name: printRecorded({ by: 0, action }) }));
  named.sort((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
  return eagerly(
    named.map(({ action }) => action),
    random,
    state,
  );
}
