import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, type GameState, legalActions, listActions, refusal, type SeatAction, viewFor } from '#engine';
import { candidates } from '../oracle/candidates.ts';
import { oracleAllows } from '../oracle/judge.ts';
import { meldClass } from '../oracle/readings.ts';
import { strangeActions } from '../support/arbitrary/actions.ts';
import { crowded, games, reached } from '../support/arbitrary/games.ts';
import { playGame } from '../support/play/playGame.ts';
import { listed } from '../support/play/playLegal.ts';
import { expectSame } from '../support/same.ts';

/** Identifies an action, with equivalent new melds sharing a name: the engine lists one meld per class. */
const nameOf = (action: SeatAction): string =>
  action.type === 'meld' ? meldClass(action.reading) : JSON.stringify(action, Object.keys(action).sort());

/** Asserts that the engine's list, the engine's answer and the oracle's judge agree about every action. */
function expectAgreement(state: GameState, actions: readonly SeatAction[]): void {
  const seat = state.turn;
  const view = viewFor(state, seat);
  const names = new Set(listActions(legalActions(view)).map(nameOf));
  for (const action of actions) {
    const decided = decide(state, seat, action);
    const judged = oracleAllows(state, seat, action);
    const answer = {
      action,
      accepted: decided.ok,
      refusal: refusal(view, action),
      listed: judged && names.has(nameOf(action)),
    };
    expectSame(answer, { action, accepted: judged, refusal: decided.ok ? null : decided.reason, listed: judged });
  }
}

describe('law 2, agreement', () => {
  it('every listed action is accepted and listed once, and no other seat has an action', () => {
    fc.assert(
      fc.property(games, (game) => {
        for (const { before: state } of playGame(game)) {
          if (state.turn < 0) continue;
          const actions = listed(state);
          expectAgreement(state, actions);
          expect(new Set(actions.map(nameOf)).size).toBe(actions.length);
          const next = (state.turn + 1) % state.seats;
          expect(listActions(legalActions(viewFor(state, next)))).toEqual([]);
        }
      }),
      { numRuns: 4 },
    );
  });

  it('every accepted action is listed, for all candidates in games', () => {
    fc.assert(
      fc.property(reached, (state) => expectAgreement(state, candidates(state))),
      { numRuns: 150 },
    );
  });

  it('every accepted action is listed, for all candidates at crowded tables', () => {
    fc.assert(
      fc.property(crowded, (state) => expectAgreement(state, candidates(state))),
      { numRuns: 250 },
    );
  });

  it('a nonsensical action is refused without an exception', () => {
    fc.assert(
      fc.property(crowded, fc.array(strangeActions, { minLength: 20, maxLength: 20 }), (state, actions) =>
        expectAgreement(state, actions),
      ),
      { numRuns: 200 },
    );
  });

  it('a seat may do nothing when it is not its turn', () => {
    fc.assert(
      fc.property(reached, (state) => {
        const other = (state.turn + 1) % state.seats;
        for (const action of listed(state)) {
          expect(decide(state, other, action)).toEqual({ ok: false, reason: 'notYourTurn' });
          expect(refusal(viewFor(state, other), action)).toBe('notYourTurn');
        }
      }),
      { numRuns: 50 },
    );
  });
});
