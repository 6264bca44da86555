import assert from 'node:assert/strict';
import { apply, type GameState, type SeatAction } from '#engine';
import { found, listed } from '../../support/play/playLegal.ts';
import { isPicked, isTurn, type Law } from './law.ts';

const ENDS: readonly SeatAction['type'][] = ['discard', 'upForTwo', 'goOut', 'float', 'endTurn', 'decline', 'goRummy'];

/** Whether the turn can be closed from here by taking back, or by laying off the last card if it must be (§4.44). */
function closes(state: GameState): boolean {
  let now = state;
  for (let count = 0; count <= 100; count++) {
    const legal = [...listed(now), ...found(now)];
    if (legal.some(({ type }) => ENDS.includes(type))) return true;
    if (now.phase === 'draw') return legal.length > 0;
    const step = legal.find(({ type }) => type === 'takeBack') ?? legal.find(({ type }) => type === 'layOff');
    const played = step && apply(now, now.turn, step);
    if (!played?.ok) return false;
    now = played.value.state;
  }
  return false;
}

/** The most steps of a deal. No deal should come near this limit. */
const MOST_STEPS = 60_000;

/** The turn can be closed from every state, and every deal makes progress or is stopped (R152). */
export const turnEndsLaw: Law = {
  name: 'law 7, endings: every turn and deal can end',
  watch() {
    let steps = 0;
    return {
      step({ after, events }, number) {
        const { idle, seats, reshuffles, rules } = after;
        if (isTurn(after) && isPicked(number, 9)) assert(closes(after), 'the turn cannot be closed');
        assert(idle <= 4 * seats, 'too many idle turns');
        assert(reshuffles <= (rules.stock.reshuffles || 10), 'too many reshuffles');
        steps = events.some(({ type }) => type === 'dealEnded') ? 0 : steps + 1;
        assert(steps < MOST_STEPS, 'the deal does not end');
      },
    };
  },
};
