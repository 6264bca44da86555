import { expect, test } from 'vitest';
import {
  isAtRest,
  LANDING_SPEED_PER_MS,
  leanAt,
  MAX_LEAN_RAD,
  swungSpeed,
  swungTo,
} from '../../client/stage/weight.ts';

/** A card on a clock of its own: `run` moves it to the side at a speed for some frames of `frame` ms. */
function card(frame = 16) {
  let now = { at: 0, speed: 0 };
  const seen: number[] = [];
  return {
    seen,
    now: () => now,
    run(frames: number, speed: number) {
      const goal = leanAt(speed);
      for (let left = frames; left > 0; left--) {
        now = { at: swungTo(now.at, now.speed, goal, frame), speed: swungSpeed(now.at, now.speed, goal, frame) };
        seen.push(now.at);
      }
    },
  };
}

test('a card leans the way it is carried, the more the faster, and never more than a few degrees', () => {
  expect(leanAt(0)).toBe(0);
  expect(leanAt(0.5)).toBeGreaterThan(leanAt(0.1));
  expect(leanAt(-0.5)).toBe(-leanAt(0.5));
  for (const speed of [5, 100, 1e6]) expect(leanAt(speed)).toBeLessThanOrEqual(MAX_LEAN_RAD);
  expect((MAX_LEAN_RAD * 180) / Math.PI).toBeLessThan(7);
});

test('it leans with a lag: a little in the first frame, and fully only later', () => {
  const { run, seen } = card();
  run(30, 2);
  expect(seen[0]).toBeGreaterThan(0);
  expect(seen[0]).toBeLessThan(leanAt(2) / 4);
  expect(seen.at(-1)).toBeCloseTo(leanAt(2), 3);
});

test('a card let go swings past the upright once, and comes to rest', () => {
  const { run, seen, now } = card();
  run(30, 3);
  const leaning = now().at;
  seen.length = 0;
  run(60, 0);
  const past = Math.min(...seen);
  expect(past).toBeLessThan(0);
  expect(-past).toBeLessThan(leaning / 4);
  const again = seen.slice(seen.indexOf(past));
  expect(Math.max(...again)).toBeLessThan(-past / 4);
  expect(isAtRest(now().at, now().speed)).toBe(true);
});

test('the swing is the same at any number of frames a second', () => {
  const slow = card(48);
  const fast = card(8);
  for (const one of [slow, fast]) {
    one.run(one === slow ? 5 : 30, 1.5);
    one.run(one === slow ? 2 : 12, -0.5);
  }
  expect(slow.now().at).toBeCloseTo(fast.now().at, 9);
  expect(slow.now().speed).toBeCloseTo(fast.now().speed, 9);
});

test('a card that lands sinks by half the height of a lifted one, and comes up again', () => {
  const heights = Array.from({ length: 60 }, (_, frame) => swungTo(0, -LANDING_SPEED_PER_MS, 0, frame * 8));
  expect(Math.min(...heights)).toBeCloseTo(-0.5, 1);
  expect(Math.max(...heights)).toBeLessThan(0.1);
  expect(isAtRest(swungTo(0, -LANDING_SPEED_PER_MS, 0, 700), swungSpeed(0, -LANDING_SPEED_PER_MS, 0, 700))).toBe(true);
});

test('a spring at rest stays there, however long a frame lasts', () => {
  expect(isAtRest(0, 0)).toBe(true);
  for (const ms of [0, 16, 5_000]) {
    expect(swungTo(0, 0, 0, ms)).toBe(0);
    expect(Math.abs(swungSpeed(0, 0, 0, ms))).toBe(0);
  }
  expect(isAtRest(0, 0.02)).toBe(false);
});
