import assert from 'node:assert/strict';
import { type GameState, type RuleSet, refusal, rummyOf, type Seat, viewFor } from '#engine';
import type { GameStep } from '../../support/play/playGame.ts';
import { isTurn, type Law } from './law.ts';

/** The other seats in the order of their turns (R5). */
function seatsAfter(out: Seat, { rules, seats }: { readonly rules: RuleSet; readonly seats: number }): Seat[] {
  const step = rules.table.direction === 'clockwise' ? 1 : seats - 1;
  return Array.from({ length: seats - 1 }, (_, index) => (out + (index + 1) * step) % seats);
}

const GOES_OUT: readonly string[] = ['discard', 'goOut', 'goRummy', 'contract'];

/** Whether the seat that took the step is out: without cards, or up for 2 (R110). */
const isOutAfter = ({ by, action, after }: GameStep): boolean =>
  by !== 'table' && (action.type === 'upForTwo' || (GOES_OUT.includes(action.type) && after.hands[by]?.length === 0));

/** Whether the deal may end before everybody has had a last turn: nothing can be drawn, or play goes round (R152). */
const isStopped = ({ stock, idle, seats }: GameState): boolean => stock.length === 0 || idle >= 4 * seats - 1;

/** Going Rummy is refused in the last turns, even with a hand that could (§4.108). */
function assertNoRummy(state: GameState): void {
  const { rules, wildRank, turn, phase } = state;
  const rummy = phase === 'play' && rules.goingOut.rummyOnly && rummyOf(rules, wildRank, state.hands[turn] ?? []);
  if (!rummy) return;
  const { readings, discard } = rummy;
  assert(refusal(viewFor(state, turn), { type: 'goRummy', readings, card: discard }), 'a second player goes Rummy');
}

/** After a player goes out, every other player has one more whole turn, in order, and the deal ends (R157). */
export const lastTurns: Law = {
  name: 'law 12, oracle: after a player goes out, every other player has one more turn',
  watch({ rules, seats }) {
    if (!rules.goingOut.lastTurns) return {};
    let out: Seat = -1;
    let turns: Seat[] = [];
    return {
      step(step) {
        const { before, events, after } = step;
        if (events.some(({ type }) => type === 'dealt')) [out, turns] = [-1, []];
        if (out >= 0 && isTurn(after)) {
          if (after.turn !== before.turn) turns.push(after.turn);
          assertNoRummy(after);
        } else if (out < 0 && isOutAfter(step)) {
          out = step.by as Seat;
          if (isTurn(after)) turns.push(after.turn);
        }
        const expected = seatsAfter(out, { rules, seats });
        if (out >= 0) assert.deepEqual(turns, expected.slice(0, turns.length));
        const ended = events.find((event) => event.type === 'dealEnded');
        if (!ended || ended.ending === 'void') return;
        assert.equal(ended.out, out);
        assert.equal(ended.ending === 'wentOut', out >= 0);
        if (out >= 0 && turns.length < expected.length) assert(isStopped(before), 'a last turn is missing');
      },
    };
  },
};
