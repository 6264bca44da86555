import { afterEach, expect, test } from 'vitest';
import { type MemoryStore, memoryStore } from '../support/server/memoryStore.ts';
import { holdPlace, newToken, socketOf, takeSeat } from '../support/server/seat.ts';
import { startTestServer, type TestServer } from '../support/server/testServer.ts';

let server: TestServer;
afterEach(() => server.close());

/** A store whose `append` can be made to wait. */
function slowStore() {
  const store = memoryStore();
  let isSlow: Promise<void> | null = null;
  let go: () => void = () => {};
  const slow: MemoryStore = {
    ...store,
    append: async (lines) => {
      await isSlow;
      return store.append(lines);
    },
  };
  const wait = (): void => {
    isSlow = new Promise((resolve) => {
      go = resolve;
    });
  };
  return { slow, wait, goOn: () => go() };
}

test('a connection that breaks while its player is joining does not cost the seat', async () => {
  const { slow, wait, goOn } = slowStore();
  server = await startTestServer({ store: slow });
  const { address } = server;
  const token = await newToken(address);
  const ann = await takeSeat(address, {
    want: 'private',
    name: 'Ann',
    token,
    rules: 'crazy-rummy',
    seats: 3,
    pace: 'none',
  });
  const { code } = ann.table;
  const ben = await takeSeat(address, { want: 'code', code, name: 'Ben', spectate: false });
  await ann.connection.start();
  await ben.until(({ game }) => game !== null);
  socketOf(ann.room).close();
  await ben.until(({ seats }) => seats[0]?.connected === false);

  const place = await holdPlace(address, { want: 'back', code, token });
  if (!place.ok) throw new Error(place.reason);
  const before = ben.updates.at(-1);
  wait();
  // Her return is being stored and not confirmed yet.
  const socket = new WebSocket(
    `${address.replace('http', 'ws')}/${place.value.processId}/${place.value.roomId}?sessionId=${place.value.sessionId}`,
  );
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  socket.close();
  await new Promise((resolve) => socket.addEventListener('close', resolve));
  // After this request the server has noticed.
  await fetch(`${address}/healthz`);
  goOn();

  await ben.until(() => ben.updates.at(-1) !== before && ben.table.seats[0]?.connected === false);
  const again = await takeSeat(address, { want: 'back', code, token });
  expect(again.table.viewer).toBe(0);
});
