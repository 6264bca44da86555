import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GameState, redact, type Viewer, viewFor } from '#engine';
import { packStory, type SeatInfo, type TableView, tellStory } from '#protocol';
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

const viewersOf = (seats: number): Viewer[] => ['spectator', ...Array.from({ length: seats }, (_, seat) => seat)];

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
        for (const { after, events } of playGame({ seed, seats, choose: eagerly })) {
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

describe('the story law', () => {
  test('a story told to a viewer is what that viewer may know of the events', () => {
    fc.assert(
      fc.property(anyGame, ({ seed, seats, steps }) => {
        let step = 0;
        for (const { after, events } of playGame({ seed, seats, choose: eagerly })) {
          const packed = packStory(
            events.map((event) => redact(event, 'spectator')),
            step,
          );
          for (const viewer of viewersOf(seats)) {
            const own = events.map((event) => redact(event, viewer));
            expect(tellStory(packed, viewFor(after, viewer))).toStrictEqual(own);
          }
          if (++step >= steps) break;
        }
      }),
      { numRuns: 12, seed: 7 },
    );
  });
});
