import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClockView, TableView } from '#protocol';
import { countTime } from '../../client/table/lastSeconds.ts';
import { gameAt } from '../support/play/gameAt.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const table = gameAt({ hands: ['4C 9D KS', '8C 6D 3S', '5C 5D 7S'], deal: 1 }).game.table.value;
const at = (clock: ClockView | null): TableView => ({ ...table, clock });
const turn = (left: number, seat = 0): ClockView => ({ seat, left, total: 60_000, run: 1 });

test('the last fifteen seconds of the viewer’s own turn are counted down', () => {
  const { secondsLeft } = countTime(signal(at(turn(17_500))), signal(true));
  const seen: (number | null)[] = [];
  secondsLeft.subscribe((left) => void seen.push(left));
  vi.advanceTimersByTime(2_400);
  expect(seen).toEqual([null]);
  vi.advanceTimersByTime(100);
  expect(seen).toEqual([null, 15]);
  vi.advanceTimersByTime(20_000);
  expect(seen).toEqual([null, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
});

test('the last seconds of an open window are counted down', () => {
  const { secondsLeft } = countTime(signal(at(turn(4_200, -1))), signal(true));
  expect(secondsLeft.value).toBe(5);
});

test('so are those of everybody else’s turn, for players and spectators', () => {
  for (const viewer of [0, 'spectator'] as const) {
    const { secondsLeft, othersLeft } = countTime(signal({ ...at(turn(16_000, 1)), viewer }), signal(false));
    expect([secondsLeft.value, othersLeft.value]).toEqual([null, null]);
    vi.advanceTimersByTime(1_000);
    expect([secondsLeft.value, othersLeft.value]).toEqual([null, 15]);
  }
});

test('the viewer’s own turn and the pause between deals are nobody else’s time', () => {
  expect(countTime(signal(at(turn(3_000))), signal(true)).othersLeft.value).toBeNull();
  expect(countTime(signal(at(turn(3_000, -1))), signal(false)).othersLeft.value).toBeNull();
});

test.each([
  ['another seat’s clock', turn(3_000, 1), true],
  ['the viewer’s clock while the table does not wait for them', turn(3_000), false],
  ['no clock', null, true],
] as const)('%s is not counted down', (_, clock, yourTurn) => {
  expect(countTime(signal(at(clock)), signal(yourTurn)).secondsLeft.value).toBeNull();
});

test('the countdown stops when the turn ends or the clock restarts', () => {
  const now = signal(at(turn(5_000)));
  const yourTurn = signal(true);
  const { secondsLeft, stop } = countTime(now, yourTurn);
  expect(secondsLeft.value).toBe(5);
  now.value = at({ ...turn(60_000), run: 2 });
  expect(secondsLeft.value).toBeNull();
  now.value = at({ ...turn(4_000), run: 3 });
  yourTurn.value = false;
  expect(secondsLeft.value).toBeNull();
  stop();
  expect(vi.getTimerCount()).toBe(0);
});
