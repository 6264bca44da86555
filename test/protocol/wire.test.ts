import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { type GameState, type Random, redact, rulesProblem, type SeatAction, type Viewer, viewFor } from '#engine';
import { packStory, type SeatInfo, type TableView, tellStory } from '#protocol';
import { PRESETS } from '#rules';
import { anyState } from '../support/arbitraryStates.ts';
import { eagerly, playGame } from '../support/playGame.ts';
import { Wire } from '../support/serverWire.ts';

const person: SeatInfo = { name: 'Ann', kind: 'person', connected: true, standIn: false, ready: false };

/** A table in the middle of this game, as its viewers may see it. */
const lookAt =
  (game: GameState) =>
  (viewer: Viewer): TableView => ({
    stage: 'playing',
    code: 'BCDFGH',
    isPrivate: false,
    seats: Array.from({ length: game.seats }, () => person),
    viewer,
    clock: null,
    game: viewFor(game, viewer),
  });

/** Whole games take their time on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const viewersOf = (seats: number): Viewer[] => ['spectator', ...Array.from({ length: seats }, (_, seat) => seat)];

/** Plays whenever that is legal, and takes back much of it. */
const restlessly = (legal: readonly SeatAction[], random: Random): SeatAction =>
  legal.find(({ type }) => type === 'takeBack' && random.below(4) === 0) ?? eagerly(legal, random);

/** Any game, at a table of any size, as far as `steps` actions. */
const anyGame = fc.record({
  seed: fc.nat({ max: 1_000_000 }),
  seats: fc.integer({ min: 3, max: 6 }),
  steps: fc.integer({ min: 1, max: 400 }),
});

describe('law 6: what is read is what was written', () => {
  test('every viewer decodes exactly the view made for them, after every action of any game', () => {
    fc.assert(
      fc.property(anyGame, ({ seed, seats, steps }) => {
        const wire = new Wire(seats);
        let step = 0;
        for (const { after, events } of playGame({ seed, seats, choose: restlessly })) {
          const look = lookAt(after);
          wire.send(
            look,
            events.map((event) => redact(event, 'spectator')),
          );
          if (step % 50 === 7) wire.rejoin(step % seats);
          for (const viewer of viewersOf(seats)) expect(wire.view(viewer)).toStrictEqual(look(viewer));
          if (++step >= steps) break;
        }
      }),
      { numRuns: 12, seed: 6 },
    );
  });
});

describe('law 6 in moments no game may ever come to', () => {
  test('whatever a state tells, and whatever it told before, each viewer reads what was made for them', () => {
    const states = fc
      .record({ rules: fc.constantFrom(...Object.values(PRESETS)), seats: fc.integer({ min: 2, max: 8 }) })
      .filter(({ rules, seats }) => rulesProblem(rules, seats) === null)
      .chain(({ rules, seats }) => fc.array(anyState(rules, seats), { minLength: 1, maxLength: 4 }));
    fc.assert(
      fc.property(states, (sequence) => {
        const seats = (sequence[0] as GameState).seats;
        const wire = new Wire(seats);
        for (const [index, state] of sequence.entries()) {
          wire.send(lookAt(state), []);
          if (index === 2) wire.rejoin(0);
          for (const viewer of viewersOf(seats)) expect(wire.view(viewer)).toStrictEqual(lookAt(state)(viewer));
        }
      }),
      { numRuns: 150, seed: 66 },
    );
  });
});

describe('the story law', () => {
  test('a story told to a viewer is what that viewer may know of the events', () => {
    const told = new Set<string>();
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), fc.integer({ min: 3, max: 6 }), (seed, seats) => {
        let step = 0;
        for (const { before, after, events } of playGame({ seed, seats, choose: restlessly })) {
          const packed = packStory(
            events.map((event) => redact(event, 'spectator')),
            step++,
          );
          for (const viewer of viewersOf(seats)) {
            const own = events.map((event) => redact(event, viewer));
            expect(tellStory(packed, viewFor(after, viewer), viewFor(before, viewer))).toStrictEqual(own);
          }
          for (const { type } of events) told.add(type);
        }
      }),
      { numRuns: 5, seed: 7 },
    );
    // Whole games: no kind of event was left out.
    expect([...told].sort()).toEqual(
      [
        'dealEnded',
        'dealerDrawn',
        'dealt',
        'discarded',
        'drew',
        'gameEnded',
        'laidOff',
        'melded',
        'swapped',
        'tookBack',
      ]
        .concat('turnBegan')
        .sort(),
    );
  });

  test.each(['', '#~', 'abc', '\u0000'])('%j is no story', (text) => {
    const [step] = playGame({ seed: 1, seats: 3 });
    if (!step) throw new Error('no game');
    expect(() => tellStory(text, viewFor(step.after, 'spectator'), null)).toThrow(RangeError);
  });
});
