import { Room } from 'colyseus.js';
import { expect, test } from 'vitest';
import { CLOSE_CODES } from '#protocol';
import { RemoteTable, type SocketRoom } from '../../client/net/remoteTable.ts';

test.each([CLOSE_CODES.tableFailed, 1006])('a table that closes with %i before it was seen says so', async (code) => {
  const room = new Room('table') as unknown as SocketRoom;
  let isForgotten = false;
  const rejoin = () => Promise.resolve({ ok: false, reason: 'offline' } as const);
  const table = new RemoteTable(room, rejoin, () => {
    isForgotten = true;
  });
  const seen = table.seen();
  room.onLeave.invoke(code);
  expect(await seen).toEqual({ ok: false, reason: 'tableClosed' });
  expect(isForgotten).toBe(true);
});
