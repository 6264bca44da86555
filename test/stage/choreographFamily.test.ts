import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GameEvent, redact, type Viewer } from '#engine';
import { PRESETS } from '#rules';
import type { GameStep as Played } from '../support/play/playGame.ts';
import { eagerly, stepsOf } from '../support/play/playGame.ts';
import { expectSettled, PHONE_SIZE, pace, sceneAt, sceneOf, TABLET_SIZE } from './scenes.ts';

const GAMES = [
  ['ace-to-ace', 4],
  ['five-thousand-rummy', 8],
  ['five-thousand-rummy', 3],
  ['george', 5],
  ['thanasis', 7],
  ['dynamitis', 4],
  ['crummy-rummy', 8],
  ['crummy-rummy', 2],
  ['basic-rummy', 2],
  ['beanie', 4],
  ['biddies', 4],
  ['dealers-choice', 3],
] as const;

const linesOf = (preset: string, seats: number, count: number): Played[] => {
  const rules = PRESETS[preset];
  if (!rules) throw new Error(`no such game: ${preset}`);
  return stepsOf({ seed: 31, seats, rules, choose: eagerly }, count);
};

const storyFor = (steps: readonly Played[], viewer: Viewer): GameEvent[] =>
  steps.flatMap(({ events }) => events.map((event) => redact(event, viewer)));

describe('law 10 in every game of the family: after the last step every card lies where the layout has it', () => {
  for (const [preset, seats] of GAMES) {
    it(`${preset} of ${seats}, for players and spectators, with and without motion`, () => {
      for (const step of linesOf(preset, seats, 260)) {
        for (const viewer of [0, 1, 'spectator'] as const) {
          const story = storyFor([step], viewer);
          const [from, to] = [sceneOf(step.before, viewer), sceneOf(step.after, viewer)];
          expectSettled(from, to, story);
          expectSettled(from, to, story, { ...pace, reduced: true });
        }
      }
    });
  }

  it('also if several moves come at once, the screen rotates, the table is mirrored, or there is no story', () => {
    const games = GAMES.map(([preset, seats]) => linesOf(preset, seats, 200));
    fc.assert(
      fc.property(
        fc.constantFrom(...games),
        fc.nat(180),
        fc.integer({ min: 1, max: 12 }),
        fc.constantFrom<Viewer>(0, 1, 'spectator'),
        (steps, at, many, viewer) => {
          const some = steps.slice(Math.min(at, steps.length - 1)).slice(0, many);
          const [first, last] = [some[0], some.at(-1)] as [Played, Played];
          const story = storyFor(some, viewer);
          const from = sceneOf(first.before, viewer);
          for (const size of [TABLET_SIZE, PHONE_SIZE]) expectSettled(from, sceneOf(last.after, viewer, size), story);
          expectSettled(from, sceneAt(from.table, TABLET_SIZE, { leftHanded: viewer !== 1 }), []);
          expectSettled(from, sceneOf(last.after, viewer), null);
        },
      ),
      { seed: 8, numRuns: 150 },
    );
  });

  it('also if the story is about other moves', () => {
    const games = GAMES.map(([preset, seats]) => linesOf(preset, seats, 120));
    fc.assert(
      fc.property(
        fc.constantFrom(...games),
        fc.nat(100),
        fc.nat(100),
        fc.constantFrom<Viewer>(0, 1, 'spectator'),
        (steps, at, other, viewer) => {
          const [one, two] = [steps[at % steps.length], steps[other % steps.length]] as [Played, Played];
          const [from, to] = [sceneOf(one.before, viewer), sceneOf(one.after, viewer)];
          expect(expectSettled(from, to, storyFor([two, one, two], viewer))).toBeInstanceOf(Array);
        },
      ),
      { seed: 8, numRuns: 150 },
    );
  });
});
