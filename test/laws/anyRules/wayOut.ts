import assert from 'node:assert/strict';
import { apply, type GameState, legalActions, listActions, type Seat, viewFor, wayOut } from '#engine';
import { isPicked, type Law } from './law.ts';
import { nameOf } from './nameOf.ts';

/** Hands for which every order of every play can be tried. */
const MOST_CARDS = 5;

/** A seat can go out in this turn if, and only if, `wayOut` finds how. */
export const waysOut: Law = {
  name: 'law 15, ways out: a way to go out is found exactly if there is one',
  watch: () => ({
    step({ after }, number) {
      const { phase, turn, hands, relief, draft } = after;
      const isSmall = (hands[turn]?.length ?? 0) <= MOST_CARDS && draft.plays.length === 0;
      if (phase !== 'play' || relief >= 0 || !isSmall || !isPicked(number, 29)) return;
      const way = wayOut(viewFor(after, turn), Number.POSITIVE_INFINITY);
      assert.equal(way !== null, canGoOut(after, turn), `found ${way?.map((action) => nameOf(after, action))}`);
      if (way) assert(isOutAfter(after, turn, way), 'the way found does not lead out');
    },
  }),
};

/** Tries every play in every order, with no memory. */
function canGoOut(state: GameState, seat: Seat): boolean {
  return listActions(legalActions(viewFor(state, seat))).some((action) => {
    if (action.type === 'takeBack') return false;
    const done = apply(state, seat, action);
    if (!done.ok) return false;
    const { state: after, events } = done.value;
    if (events.some((event) => (event.type === 'dealEnded' || event.type === 'reliefBegan') && event.out === seat)) {
      return true;
    }
    return after.phase === 'play' && after.turn === seat && canGoOut(after, seat);
  });
}

function isOutAfter(state: GameState, seat: Seat, way: ReturnType<typeof wayOut>): boolean {
  let now = state;
  for (const action of way ?? []) {
    const done = apply(now, seat, action);
    if (!done.ok) return false;
    now = done.value.state;
  }
  return now.relief === seat || now.results.at(-1)?.out === seat;
}
