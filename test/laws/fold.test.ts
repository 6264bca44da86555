import fc from 'fast-check';
import { expect, it } from 'vitest';
import { apply, decide, evolve, newGame, viewFor } from '#engine';
import { crazyRummy } from '#rules';
import { games, reached } from '../support/arbitrary/games.ts';
import { stepsOf } from '../support/play/playGame.ts';
import { listed } from '../support/play/playLegal.ts';

/** Freezes the value deeply and returns it. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

it('law 3, fold: folding the events over a new game gives the state', () => {
  fc.assert(
    fc.property(games, (game) => {
      const steps = stepsOf(game);
      const events = steps.flatMap((step) => step.events);
      expect(events.reduce(evolve, newGame(crazyRummy, game.seats))).toEqual(steps.at(-1)?.after);
    }),
    { numRuns: 15 },
  );
});

it('law 3, fold: events survive a round trip through JSON', () => {
  fc.assert(
    fc.property(games, (game) => {
      const { events } = { events: stepsOf(game).flatMap((step) => step.events) };
      expect(JSON.parse(JSON.stringify(events))).toEqual(events);
    }),
    { numRuns: 5 },
  );
});

it('law 4, purity: no argument is changed, and the same call gives the same answer', () => {
  fc.assert(
    fc.property(reached, (state) => {
      const copy = structuredClone(state);
      frozen(state);
      for (const action of frozen(listed(state))) {
        const once = apply(state, state.turn, action);
        const decided = decide(state, state.turn, action);
        expect(apply(copy, copy.turn, structuredClone(action))).toEqual(once);
        expect(decided.ok && decided.value.map((event) => evolve(state, frozen(event))).length).toBeGreaterThan(0);
      }
      for (const viewer of [0, 1, 'spectator'] as const) expect(viewFor(state, viewer)).toEqual(viewFor(copy, viewer));
      expect(state).toEqual(copy);
    }),
    { numRuns: 60 },
  );
});
