import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableView } from '#protocol';
import { coverOver } from '../../client/table/openTable.ts';
import { gameAt } from '../support/play/gameAt.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const { table: dealtTable } = gameAt({ hands: ['4C 9D KS', '8C 6D 3S', '5C 5D 7S'], deal: 1 }).game;
const dealt: TableView = { ...dealtTable.value, isPrivate: false };
const gathering: TableView = { ...dealt, stage: 'waiting', game: null };

/** A table in this state, with the signals that decide on its cover. */
function covered(first: TableView) {
  const table = signal(first);
  const isPainted = signal(false);
  const isLost = signal(false);
  return { table, isPainted, isLost, ...coverOver(table, isPainted, isLost) };
}

test('the screen before covers a table until its picture is painted', () => {
  const { cover, isPainted } = covered(dealt);
  vi.advanceTimersByTime(60_000);
  expect(cover.value).toBe('screen');
  isPainted.value = true;
  expect(cover.value).toBeNull();
});

test('the screen before covers a search for players, unless that takes long', () => {
  const { cover, table } = covered(gathering);
  vi.advanceTimersByTime(1_000);
  expect(cover.value).toBe('screen');
  table.value = dealt;
  vi.advanceTimersByTime(60_000);
  expect(cover.value).toBe('screen');
  const slow = covered(gathering);
  vi.advanceTimersByTime(2_000);
  expect(slow.cover.value).toBeNull();
});

test('the waiting screen covers a table until its picture is painted', () => {
  const { cover, table, isPainted } = covered({ ...gathering, isPrivate: true });
  expect(cover.value).toBeNull();
  table.value = { ...dealt, isPrivate: true };
  expect(cover.value).toBe('waiting');
  isPainted.value = true;
  expect(cover.value).toBeNull();
});

test('a table lost before it is painted has no cover, so that it can say why', () => {
  const { cover, isLost } = covered(dealt);
  isLost.value = true;
  expect(cover.value).toBeNull();
});

test('closing the table stops the timer', () => {
  covered(gathering).stop();
  expect(vi.getTimerCount()).toBe(0);
});
