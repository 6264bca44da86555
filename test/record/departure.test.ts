import { describe, expect, test } from 'vitest';
import type { RuleSet } from '#engine';
import { firstDeparture, type GameRecord, type RecordStep, replay } from '#record';
import { crazyRummy, PRESETS } from '#rules';
import { stepsOf } from '../support/play/playGame.ts';

const record: GameRecord = {
  rules: crazyRummy,
  seats: 3,
  steps: stepsOf({ seed: 5, seats: 3 }, 60).map(({ by, action, events }) => ({ by, action, events })),
};

/** The record with the first step of this kind changed, and the index of the step. */
function changed(type: string, change: (step: RecordStep) => RecordStep): { doctored: GameRecord; index: number } {
  const index = record.steps.findIndex(({ events }) => events.some((event) => event.type === type));
  const steps = record.steps.map((step, i) => (i === index ? change(step) : step));
  return { doctored: { ...record, steps }, index };
}

describe('the first step that does not follow from the rules', () => {
  test('is none in a game as it was played, nor if its deals are taken alone', () => {
    expect(firstDeparture(record)).toBeNull();
    const dealt = record.steps.findIndex(({ action }) => action.type === 'deal');
    expect(firstDeparture({ ...record, steps: record.steps.slice(dealt) })).toBeNull();
  });

  test('is the one with another event', () => {
    const { doctored, index } = changed('turnBegan', (step) => ({
      ...step,
      events: step.events.map((event) => (event.type === 'turnBegan' ? { ...event, idle: 3 } : event)),
    }));
    expect(replay(doctored).ok).toBe(true);
    expect(firstDeparture(doctored)).toBe(index);
  });

  test('is the one with another action, or made by another seat', () => {
    const other = changed('drew', (step) => ({ ...step, action: { type: 'draw', from: 'pile', count: 1 } }));
    const drew = record.steps[other.index]?.action;
    expect(firstDeparture(other.doctored)).toBe(drew?.type === 'draw' && drew.from === 'pile' ? null : other.index);
    const { doctored, index } = changed('discarded', (step) => ({ ...step, by: (Number(step.by) + 1) % 3 }));
    expect(firstDeparture(doctored)).toBe(index);
  });

  test('is found where other rules would have led elsewhere', () => {
    const other = { ...record, rules: PRESETS.biddies as RuleSet };
    expect(firstDeparture(other)).not.toBeNull();
  });
});
