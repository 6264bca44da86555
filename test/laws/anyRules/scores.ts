import assert from 'node:assert/strict';
import { evolve, type GameEvent, type GameState, type Seat } from '#engine';
import { isPressed, oraclePoints, wonBy } from '../../oracle/scores.ts';
import type { Law } from './law.ts';

/** What the doubling of a whole hand asks of the past of a deal (R133, §4.95). */
interface Past {
  /** Per seat: in how many ended turns of the deal it put a card on the table; a call outside one's turn is one (R151). */
  readonly plays: Map<Seat, number>;
  /** Who ended a turn without having played in one before. */
  readonly whole: Set<Seat>;
}

const PLAYS: readonly GameEvent['type'][] = ['melded', 'laidOff'];

/** Keeps in mind who has played when. */
function remember({ plays, whole }: Past, event: GameEvent, before: GameState): void {
  const add = (seat: Seat, count: number): void => {
    plays.set(seat, (plays.get(seat) ?? 0) + count);
  };
  if (event.type === 'dealt') {
    plays.clear();
    whole.clear();
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

/** Every deal brings what the rulebook says of the cards as they lie at its end, and so do the totals. */
export const scores: Law = {
  name: 'law 12, oracle: scores',
  watch() {
    const past: Past = { plays: new Map(), whole: new Set() };
    return {
      step({ before, events, after }) {
        let state = before;
        for (const event of events) {
          if (event.type === 'dealEnded') {
            const isUpForTwo = events.some(({ type }) => type === 'wentUpForTwo');
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
