import { Room } from 'colyseus.js';
import { expect, test } from 'vitest';
import { CLOSE_CODES } from '#protocol';
import { RemoteTable, type SocketRoom } from '../../client/net/remoteTable.ts';

/** A table whose room closes before anything of it was seen. */
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

test('a table that fails before it was seen says so, and is forgotten', async () => {
  const { seen, isForgotten } = await closedBefore(CLOSE_CODES.tableFailed);
  expect(seen).toEqual({ ok: false, reason: 'tableClosed' });
  expect(isForgotten).toBe(true);
});

test.each([1006, 4001])('a line that ends with %i before the table was seen costs nobody the seat', async (code) => {
  const { seen, isForgotten } = await closedBefore(code);
  expect(seen).toEqual({ ok: false, reason: 'offline' });
  expect(isForgotten).toBe(false);
});
