import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { BoundedSocket } from '../../server/rooms/socket.ts';

const MOST_WAITING = 64 * 1024;
/** More than the state of any table, in bytes: among bots it is below 6 kB. */
const LONGEST_STATE = 32 * 1024;
/** The number of 4 kB frames after which the system's buffers are certainly full. */
const RATING_SHOWN_FROM = 10_000;

let server: WebSocketServer;
let client: WebSocket;
let line: BoundedSocket;

beforeEach(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1', WebSocket: BoundedSocket });
  await new Promise((resolve) => server.once('listening', resolve));
  const comes = new Promise<BoundedSocket>((resolve) =>
    server.once('connection', (socket) => resolve(socket as BoundedSocket)),
  );
  client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  client.on('error', () => client.terminate());
  line = await comes;
});
afterEach(() => {
  client.terminate();
  server.close();
});

/** Stops reading and fills the system's buffers: from now on frames are queued in the process. */
async function fill(): Promise<void> {
  if (client.readyState !== WebSocket.OPEN) await new Promise((resolve) => client.once('open', resolve));
  client.pause();
  for (let frame = 0; frame < RATING_SHOWN_FROM && line.bufferedAmount === 0; frame++) {
    line.send(new Uint8Array(4096));
    await new Promise(setImmediate);
  }
  expect(line.bufferedAmount).toBeGreaterThan(0);
}

describe('a socket whose client does not read', () => {
  test.each([
    ['frames', () => line.send(new Uint8Array(1024))],
    ['small frames', () => line.send(new Uint8Array(20))],
    ['pongs', () => line.pong(Buffer.alloc(125))],
    ['pings', () => line.ping()],
  ])('is cut when too many %s are queued', async (_what, send) => {
    await fill();
    let most = 0;
    let sent = 0;
    for (; line.readyState === WebSocket.OPEN && sent < RATING_SHOWN_FROM; sent++) {
      send();
      if (line.readyState === WebSocket.OPEN) most = Math.max(most, line.bufferedAmount);
    }
    expect(line.readyState).not.toBe(WebSocket.OPEN);
    expect(sent).toBeLessThan(130);
    expect(most).toBeLessThanOrEqual(MOST_WAITING);
    await new Promise((resolve) => line.once('close', resolve));
    expect(line.bufferedAmount).toBeLessThanOrEqual(MOST_WAITING);
  });

  test('is not cut for the longest state of a table and the moves after it', async () => {
    await fill();
    line.send(new Uint8Array(LONGEST_STATE));
    for (let move = 0; move < 30; move++) line.send(new Uint8Array(20));
    expect(line.readyState).toBe(WebSocket.OPEN);
  });
});

describe('what is sent', () => {
  /** Resolves with the messages that arrive, once there are this many. */
  const arriving = (count: number): Promise<readonly number[][]> =>
    new Promise((resolve) => {
      const messages: number[][] = [];
      client.on('message', (data) => {
        messages.push([...(data as Buffer)]);
        if (messages.length === count) resolve(messages);
      });
    });

  test('arrives as it was when it was sent, even from a buffer that is written again', async () => {
    const arrived = arriving(4);
    const buffer = new Uint8Array(3);
    for (let turn = 1; turn <= 4; turn++) line.send(buffer.fill(turn), { binary: true });
    expect(await arrived).toEqual([1, 2, 3, 4].map((turn) => [turn, turn, turn]));
  });

  test('arrives whole and in order, whatever its length', async () => {
    const lengths = [0, 1, 125, 126, 65_535, 65_536];
    const arrived = arriving(lengths.length);
    for (const length of lengths) line.send(new Uint8Array(length), { binary: true });
    expect((await arrived).map(({ length }) => length)).toEqual(lengths);
  });

  test('leaves in one write if it is gathered, and counts as read once it has left', async () => {
    const stream = (line as unknown as { readonly _socket: Duplex })._socket;
    const arrived = arriving(400);
    for (let turn = 0; turn < 200; turn++) {
      line.gather();
      line.send(Uint8Array.of(turn), { binary: true });
      line.send(Uint8Array.of(turn), { binary: true });
      expect(stream.writableLength).toBe(6);
      await new Promise(setImmediate);
      expect(stream.writableLength).toBe(0);
    }
    expect(await arrived).toEqual(Array.from({ length: 400 }, (_, index) => [index >> 1]));
    expect(line.readyState).toBe(WebSocket.OPEN);
  });
});

test('a client that reads is never cut, however much is sent', async () => {
  let bytes = 0;
  const all = new Promise<void>((resolve) => {
    client.on('message', (data) => {
      bytes += (data as Buffer).length;
      if (bytes === 200 * LONGEST_STATE) resolve();
    });
  });
  for (let frame = 0; frame < 200; frame++) {
    await new Promise((resolve) => line.send(new Uint8Array(LONGEST_STATE), {}, resolve));
  }
  await all;
  expect(line.readyState).toBe(WebSocket.OPEN);
});
