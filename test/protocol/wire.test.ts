import { Encoder } from '@colyseus/schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apply, type GameState, redact, type SeatAction } from '#engine';
import { newTableState, writeState } from '../../server/state/writeState.ts';
import { familyGames, NAMED, restlessly } from '../support/arbitrary/familyGames.ts';
import { anyState } from '../support/arbitrary/states.ts';
import { preset, withOptions } from '../support/play/deals.ts';
import { type ChanceGame, playGame, stepsOf } from '../support/play/playGame.ts';
import { playLines, recorded } from '../support/play/playLines.ts';
import { position } from '../support/play/positions.ts';
import { expectSame } from '../support/same.ts';
import { serverTableAt, viewersOf } from '../support/server/look.ts';
import { Wire } from '../support/server/wire.ts';

/** Whole games take long on a busy machine. */

/** Rules that let a player take back a discard. */
const LENIENT = withOptions(preset('crazy-rummy'), { goingOut: { discardTakeBack: true } });

/**
 * Plays a game over a wire and checks after each action that every viewer decodes their view.
 * @param merged how many of each five actions are not sent on their own
 */
function playOverWire(game: ChanceGame, steps: number, merged = 0): void {
  const wire = new Wire(game.seats);
  let step = 0;
  for (const { after, events } of playGame(game)) {
    const look = serverTableAt(after);
    // Sometimes there is no story, as when a table is reopened.
    const told = step % 37 === 30 ? null : events.map((event) => redact(event, 'spectator'));
    if (step++ % 5 < merged) {
      wire.happen(told);
      continue;
    }
    wire.send(look, told);
    if (step % 50 === 7) wire.rejoin(step % game.seats);
    for (const viewer of viewersOf(game.seats)) expectSame(wire.view(viewer), look(viewer));
    if (step >= steps) break;
  }
}

describe('law 6: every viewer decodes exactly the view made for them, after every action', () => {
  test('in every named game', () => {
    for (const [seed, { rules, seats }] of NAMED.entries()) {
      playOverWire({ seed, seats, rules, choose: restlessly }, 80);
    }
  });

  test('by any rules', () => {
    const steps = fc.integer({ min: 1, max: 150 });
    fc.assert(fc.property(familyGames, steps, fc.nat(3), playOverWire), { numRuns: 40, seed: 6 });
  });
});

describe('law 6 in states that no game may ever reach', () => {
  test('every viewer decodes their view, whatever the state and the one before it', () => {
    const states = fc
      .constantFrom(...NAMED)
      .chain(({ rules, seats }) => fc.array(anyState(rules, seats), { minLength: 1, maxLength: 4 }));
    fc.assert(
      fc.property(states, (sequence) => {
        const seats = (sequence[0] as GameState).seats;
        const wire = new Wire(seats);
        for (const [index, state] of sequence.entries()) {
          wire.send(serverTableAt(state), null);
          if (index === 2) wire.rejoin(0);
          for (const viewer of viewersOf(seats)) expectSame(wire.view(viewer), serverTableAt(state)(viewer));
        }
      }),
      { numRuns: 60, seed: 66 },
    );
  });
});

test('the story of a deal has bounded size, however often a player lays cards and takes them back', () => {
  const before = position({ hands: ['5C 6C 7C KD 2H', '2C 2D', '3S KS'] });
  const told = (from: GameState, action: SeatAction) => {
    const done = apply(from, 0, action);
    if (!done.ok) throw new Error(done.reason);
    const { state, events } = done.value;
    return { state, look: serverTableAt(state), events: events.map((event) => redact(event, 'spectator')) };
  };
  const down = told(before, recorded('0 meld run 5C: 5C 6C 7C', before.seats).action as SeatAction);
  const back = told(down.state, { type: 'takeBack' });
  const state = newTableState(3);
  const encoder = new Encoder(state);
  let longest = 0;
  for (let step = 0; step < 2_000; step++) {
    const { look, events } = step % 2 === 0 ? down : back;
    writeState(state, look, events);
    encoder.discardChanges();
    longest = Math.max(longest, encoder.encodeAll().length);
  }
  expect(longest).toBeLessThan(Encoder.BUFFER_SIZE);
  expect(state.game.events.dropped + state.game.events.kinds.length).toBe(2_000);
});

test('a deal of hundreds of turns without a play is not sent again and again', () => {
  const rules = preset('crummy-rummy');
  const wire = new Wire(4, ['spectator']);
  const idly = (legal: readonly SeatAction[]): SeatAction =>
    (legal.find((action) => action.type === 'draw' && action.from === 'stock') ??
      legal.find(({ type }) => type === 'pass' || type === 'discard')) as SeatAction;
  const long: number[] = [];
  for (const { after, events } of stepsOf({ seed: 3, seats: 4, rules, choose: idly }, 900)) {
    const [bytes = 0] = wire.send(
      serverTableAt(after),
      events.map((event) => redact(event, 'spectator')),
    );
    if (bytes > 1_000 && after.phase !== 'ready') long.push(bytes);
  }
  expect(long.length).toBeLessThan(10);
});

test('a discard taken back at a reopened table restores the whole turn, which no story contains (R100)', () => {
  const discarded = playLines(
    position({ rules: LENIENT, hands: ['5C 6C 7C KD 2H', '2C 2D', '3S KS'] }),
    '0 discard KD',
  );
  const done = apply(discarded, 0, { type: 'recall' });
  if (!done.ok) throw new Error(done.reason);
  const { state, events } = done.value;
  const wire = new Wire(discarded.seats);
  wire.send(serverTableAt(discarded), null);
  wire.send(
    serverTableAt(state),
    events.map((event) => redact(event, 'spectator')),
  );
  for (const viewer of viewersOf(state.seats)) expectSame(wire.view(viewer), serverTableAt(state)(viewer));
});
