import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameEvent, Phase } from '#engine';
import type { ShownChange } from '../../client/stage/cues.ts';
import type { MotionStep } from '../../client/stage/steps.ts';
import { followCount } from '../../client/table/dealCount.ts';
import { gameAt } from '../support/play/gameAt.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const { table } = gameAt({ hands: ['4C 9D KS', '8C 6D 3S', '5C 5D 7S'], deal: 4 }).game;
const ENDED: GameEvent = {
  type: 'dealEnded',
  ending: 'wentOut',
  out: 1,
  points: [],
  factor: 1,
  wentRummy: false,
  hands: [],
};
const moving = (ms: number): readonly MotionStep[] => [{ type: 'turn', seat: 0, start: 200, ms: ms - 200 } as never];

/** A change shown at a table in this phase, with its events and their animation. */
function change(
  phase: Phase,
  events: readonly GameEvent[] | null = [],
  steps: readonly MotionStep[] = [],
): ShownChange {
  const { value } = table;
  const game = value.game && { ...value.game, phase };
  return { update: { table: { ...value, game }, events: events }, events, steps };
}

/** Follows the count, beginning mid-deal. */
function follow(prefersStill = false) {
  const shown = signal<ShownChange | null>(change('play'));
  const counted = signal(0);
  const page = new EventTarget();
  const endMotion = vi.fn();
  const stop = followCount({ shown, counted, endMotion, prefersStill: () => prefersStill, page });
  return { shown, counted, page, endMotion, stop };
}

test('points are counted for as long as their animation lasts', () => {
  const { shown, counted } = follow();
  shown.value = change('ready', [ENDED], moving(3_000));
  vi.advanceTimersByTime(2_999);
  expect(counted.value).toBe(0);
  vi.advanceTimersByTime(1);
  expect(counted.value).toBe(4);
});

test.each(['pointerdown', 'keydown'])('a %s ends the count and its animation', (gesture) => {
  const { shown, counted, page, endMotion } = follow();
  shown.value = change('ready', [ENDED], moving(3_000));
  page.dispatchEvent(new Event(gesture));
  expect([counted.value, endMotion.mock.calls.length]).toEqual([4, 1]);
  page.dispatchEvent(new Event(gesture));
  expect(endMotion).toHaveBeenCalledOnce();
});

test('a player who becomes ready does not shorten the count', () => {
  const { shown, counted } = follow();
  shown.value = change('ready', [ENDED], moving(3_000));
  shown.value = change('ready');
  expect(counted.value).toBe(0);
  vi.advanceTimersByTime(3_000);
  expect(counted.value).toBe(4);
});

test('a viewer who joins between two deals sees no count; the next deal resets it', () => {
  const { shown, counted } = follow();
  shown.value = change('ready', null);
  expect(counted.value).toBe(4);
  shown.value = change('draw');
  expect(counted.value).toBe(0);
});

test('with reduced motion the last cards stay visible for a moment', () => {
  const { shown, counted } = follow(true);
  shown.value = change('over', [ENDED]);
  vi.advanceTimersByTime(699);
  expect(counted.value).toBe(0);
  vi.advanceTimersByTime(1);
  expect(counted.value).toBe(4);
});

test('leaving the table stops the count', () => {
  const { shown, counted, page, stop } = follow();
  shown.value = change('ready', [ENDED], moving(3_000));
  stop();
  page.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(9_000);
  expect([counted.value, vi.getTimerCount()]).toEqual([0, 0]);
});
