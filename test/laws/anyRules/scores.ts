import assert from 'node:assert/strict';
import { evolve, type GameEvent, type GameState, type Seat } from '#engine';
import { isPressed, oraclePoints, wonBy } from '../../oracle/scores.ts';
import type { Law } from './law.ts';

/** The history of a deal that decides whether a whole hand doubles the points (R133, §4.95). */
interface Past {
  /** By seat: ended turns of the deal in which it played to the table. A call outside its turn counts as one (R151). */
  readonly plays: Map<Seat, number>;
  /** Seats that ended their last turn without having played in an earlier one. */
  readonly whole: Set<Seat>;
  /** Seats that ended the deal up for 2 (R110), before any last turns of the others (R157). */
  readonly upForTwo: Set<Seat>;
}

const PLAYS: readonly GameEvent['type'][] = ['melded', 'laidOff'];

/** Updates the history with an event. */
function remember({ plays, whole, upForTwo }: Past, event: GameEvent, before: GameState): void {
  const add = (seat: Seat, count: number): void => {
    plays.set(seat, (plays.get(seat) ?? 0) + count);
  };
  if (event.type === 'dealt') {
    plays.clear();
    whole.clear();
    upForTwo.clear();
  } else if (event.type === 'wentUpForTwo') {
    upForTwo.add(event.seat);
  } else if (event.type === 'discarded' || event.type === 'turnClosed') {
    if ((plays.get(event.seat) ?? 0) === 0) whole.add(event.seat);
    else whole.delete(event.seat);
    if (before.draft.plays.length > 0) add(event.seat, 1);
  } else if (event.type === 'recalled') {
    if ((before.ended?.draft.plays.length ?? 0) > 0) add(event.seat, -1);
  } else if (PLAYS.includes(event.type) && before.turn < 0 && before.rules.goingOut.callEffect === 'cardOnly') {
    add((event as GameEvent & { seat: Seat }).seat, 1);
  }
}

/** The points of a deal, the winners and the Press are as the rulebook computes them from the final cards. */
export const scores: Law = {
  name: 'law 12, oracle: points and winners are as the rulebook computes them',
  watch() {
    const past: Past = { plays: new Map(), whole: new Set(), upForTwo: new Set() };
    return {
      step({ before, events, after }) {
        let state = before;
        for (const event of events) {
          if (event.type === 'dealEnded') {
            const isUpForTwo = past.upForTwo.has(event.out);
            const isWholeHand = state.rules.goingOut.rummyOnly || past.whole.has(event.out);
            assert.deepEqual([...event.points], oraclePoints({ ...event, state, isWholeHand, isUpForTwo }));
            assert.equal(event.factor, state.pressed ? 2 : 1);
          }
          if (event.type === 'gameEnded') {
            const out = state.results.at(-1)?.out ?? -1;
            assert.deepEqual(event.winners, wonBy(state.rules, state.totals, out));
          }
          remember(past, event, before);
          state = evolve(state, event);
        }
        if (after.phase === 'ready') assert.equal(after.pressed, isPressed(after.rules, after.deal, after.totals));
      },
    };
  },
};
