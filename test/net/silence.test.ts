import { Room } from 'colyseus.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { no } from '#engine';
import { RemoteTable, type SocketRoom } from '../../client/net/remoteTable.ts';
import { newTableState } from '../../server/state/writeState.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A page at a table that gathers, whose server answers pings or not, and whose player sees the page or not. */
function atTable() {
  const line = { answers: true, isSeen: true, pings: 0, isClosed: false };
  const page = new EventTarget();
  Object.defineProperty(page, 'visibilityState', { get: () => (line.isSeen ? 'visible' : 'hidden') });
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  const room = new Room('table') as unknown as SocketRoom;
  room.connection = {
    close: () => {
      line.isClosed = true;
    },
  } as SocketRoom['connection'];
  room.ping = (answered) => {
    line.pings += 1;
    if (line.answers) answered(1);
  };
  const rejoin = vi.fn(async () => no('offline' as const));
  const table = new RemoteTable(room, rejoin, () => undefined);
  let status = '';
  table.onStatus((now) => {
    status = now;
  });
  const state = newTableState(3);
  state.rules = 'crazy-rummy';
  const hears = () => room.onStateChange.invoke(state);
  hears();
  const shows = (isSeen: boolean) => {
    line.isSeen = isSeen;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { line, table, rejoin, hears, shows, status: () => status };
}

describe('a page that waits at a table', () => {
  test('asks the server for a sign three times a minute, and is still online', async () => {
    const { line, status } = atTable();
    await pass(60_000);
    expect([line.pings, status()]).toEqual([3, 'online']);
  });

  test('does not ask while the table changes', async () => {
    const { line, hears } = atTable();
    for (let move = 0; move < 10; move++) {
      await pass(19_000);
      hears();
    }
    expect(line.pings).toBe(0);
  });

  test('returns 24 s after the last sign of a server that does not answer', async () => {
    const { line, rejoin, status } = atTable();
    line.answers = false;
    await pass(23_990);
    expect([status(), line.isClosed]).toEqual(['online', false]);
    await pass(20);
    expect([status(), line.isClosed]).toEqual(['reconnecting', true]);
    await pass(60_000);
    expect(line.pings).toBe(1);
    expect(rejoin.mock.calls.length).toBeGreaterThan(10);
  });

  test('does not ask while it is hidden, but as soon as it is visible', async () => {
    const { line, shows, status } = atTable();
    shows(false);
    await pass(600_000);
    expect(line.pings).toBe(0);
    shows(true);
    expect(line.pings).toBe(1);
    await pass(20_000);
    expect(line.pings).toBe(2);
    line.answers = false;
    shows(false);
    await pass(600_000);
    shows(true);
    await pass(4_010);
    expect(status()).toBe('reconnecting');
  });

  test('asks nothing any more once it has left', async () => {
    const { line, table } = atTable();
    table.company.goAway();
    await pass(60_000);
    expect(line.pings).toBe(0);
  });
});
