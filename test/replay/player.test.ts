import { expect, test } from 'vitest';
import { createPlayer } from '../../client/replay/player.ts';
import { timelineOf } from '../../client/replay/timeline.ts';
import { readGame } from '../records/readGame.ts';

const timeline = timelineOf(readGame('crazyRummy3'));
const LAST = timeline.steps.length - 1;

/** A player with one timer, run by hand. */
function playerAt(position: number) {
  let due: { readonly ms: number; readonly callback: () => void } | null = null;
  const player = createPlayer(timeline, position, 'all', (ms, callback) => {
    const timer = { ms, callback };
    due = timer;
    return () => {
      if (due === timer) due = null;
    };
  });
  return {
    player,
    waits: (): number | null => due?.ms ?? null,
    pass(): void {
      const timer = due;
      due = null;
      timer?.callback();
    },
  };
}

test('it plays moment by moment until it is paused, and stops at the end', () => {
  const { player, waits, pass } = playerAt(LAST - 2);
  expect(waits()).toBeNull();
  player.toggle();
  pass();
  expect(player.position.value).toBe(LAST - 1);
  player.toggle();
  expect([player.isPlaying.value, waits()]).toEqual([false, null]);
  player.toggle();
  pass();
  expect([player.position.value, player.isPlaying.value, waits()]).toEqual([LAST, false, null]);
  player.toggle();
  expect([player.position.value, player.isPlaying.value]).toEqual([0, true]);
});

test('four times the speed takes a quarter of the time', () => {
  const { player, waits } = playerAt(10);
  player.toggle();
  const usual = waits() ?? 0;
  player.speed.value = 4;
  expect(waits()).toBe(usual / 4);
  player.speed.value = 0.5;
  expect(waits()).toBe(usual * 2);
});

test('a step pauses; a jump goes on playing from there', () => {
  const { player, waits } = playerAt(10);
  player.toggle();
  player.step(-1);
  expect([player.position.value, player.isPlaying.value]).toEqual([9, false]);
  player.toggle();
  player.seek(20);
  expect([player.position.value, player.isPlaying.value]).toEqual([20, true]);
  expect(waits()).not.toBeNull();
  player.stop();
  expect(waits()).toBeNull();
});

test('it never leaves the game', () => {
  const { player } = playerAt(-5);
  expect(player.position.value).toBe(0);
  player.step(-1);
  expect(player.position.value).toBe(0);
  player.seek(1e9);
  player.step(1);
  expect(player.position.value).toBe(LAST);
});

test('deal by deal it goes to their beginnings, at first of the one shown', () => {
  const [first, second, third] = timeline.deals.map(({ from }) => from) as [number, number, number];
  const { player } = playerAt(second + 3);
  player.skip(-1);
  expect(player.position.value).toBe(second);
  player.skip(-1);
  expect(player.position.value).toBe(first);
  player.skip(1);
  player.skip(1);
  expect(player.position.value).toBe(third);
  for (let i = 0; i < 20; i++) player.skip(1);
  expect(player.position.value).toBe(LAST);
});
