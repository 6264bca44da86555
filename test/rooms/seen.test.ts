import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { Room } from 'colyseus.js';
import { afterEach, expect, test, vi } from 'vitest';
import { CLOSE_CODES, GUESTS_PATH } from '#protocol';
import { joinByCode } from '../../client/net/connect.ts';
import { seatMemory } from '../../client/net/ownServer.ts';
import { RemoteTable, type SocketRoom } from '../../client/net/remoteTable.ts';
import { tabStorage } from '../support/server/seat.ts';

/** Longer than any timeout of the client for joining or for the first state, in ms. */
const TOO_LONG = 10_000;

afterEach(() => void vi.useRealTimers());

/** A table whose room closes with this code before the first state has arrived. */
async function closedBefore(code: number) {
  const room = new Room('table') as unknown as SocketRoom;
  let isForgotten = false;
  const rejoin = () => Promise.resolve({ ok: false, reason: 'offline' } as const);
  const table = new RemoteTable(room, rejoin, () => {
    isForgotten = true;
  });
  const seen = table.seen();
  room.onLeave.invoke(code);
  return { seen: await seen, isForgotten };
}

test('a table that fails before its first state is reported as closed and forgotten', async () => {
  const { seen, isForgotten } = await closedBefore(CLOSE_CODES.tableFailed);
  expect(seen).toEqual({ ok: false, reason: 'tableClosed' });
  expect(isForgotten).toBe(true);
});

test.each([1006, 4001])(
  'a connection that ends with %i before the first state does not cost the seat',
  async (code) => {
    const { seen, isForgotten } = await closedBefore(code);
    expect(seen).toEqual({ ok: false, reason: 'offline' });
    expect(isForgotten).toBe(false);
  },
);

test('a connection without a first state is given up, and does not rejoin by itself', async () => {
  vi.useFakeTimers();
  const room = new Room('table') as unknown as SocketRoom;
  room.connection = { close: () => {} } as SocketRoom['connection'];
  const rejoin = vi.fn();
  const table = new RemoteTable(room, rejoin, vi.fn());
  const seen = table.seen();
  vi.advanceTimersByTime(TOO_LONG);
  expect(await seen).toEqual({ ok: false, reason: 'offline' });
  await vi.advanceTimersByTimeAsync(TOO_LONG);
  expect(rejoin).not.toHaveBeenCalled();
});

test('a return refused because the table waits for a newer version goes on, and soon says why', async () => {
  vi.useFakeTimers();
  const rejoin = vi.fn(async () => ({ ok: false, reason: 'newerTable' }) as const);
  const forget = vi.fn();
  const room = new Room('table') as unknown as SocketRoom;
  const table = new RemoteTable(room, rejoin, forget);
  const statuses: unknown[] = [];
  table.onStatus((...status) => statuses.push(status));
  room.onLeave.invoke(1006);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(statuses.at(-1)).toEqual(['reconnecting', null]);
  await vi.advanceTimersByTimeAsync(TOO_LONG);
  expect(statuses.at(-1)).toEqual(['reconnecting', 'newerTable']);
  const attempts = rejoin.mock.calls.length;
  await vi.advanceTimersByTimeAsync(TOO_LONG);
  expect(rejoin.mock.calls.length).toBeGreaterThan(attempts);
  expect(forget).not.toHaveBeenCalled();
});

test('a connection that goes silent while joining is given up, and the seat is remembered', async () => {
  const place = { name: 'table', roomId: 'r', processId: 'p', sessionId: 's', code: 'BCDFGH' };
  const entry = createServer(({ url }, answer) => {
    const value = url === GUESTS_PATH ? { token: 'of a guest' } : place;
    answer.end(JSON.stringify({ ok: true, value }));
  });
  await new Promise<void>((resolve) => entry.listen(0, '127.0.0.1', resolve));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const storage = tabStorage();
  const how = { server: `http://127.0.0.1:${(entry.address() as AddressInfo).port}`, storage };
  const joined = joinByCode('BCDFGH', { name: 'Ann' }, how);
  const socket = await new Promise<Duplex>((resolve) => entry.once('upgrade', (_, line) => resolve(line)));
  vi.advanceTimersByTime(TOO_LONG);
  expect(await joined).toEqual({ ok: false, reason: 'offline' });
  expect(seatMemory(() => storage).read()).toBe('BCDFGH');
  socket.destroy();
  entry.close();
});
