import { type ClientPrivate, ClientState, Protocol } from '@colyseus/core';
import type { Client } from 'colyseus';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Reservation } from '#protocol';
import { TIMEOUTS } from '../../server/config.ts';
import type { ServerContext } from '../../server/context.ts';
import { MESSAGE_LIMITS, RateLimiter } from '../../server/rateLimiter.ts';
import { PendingJoins, screenMessage } from '../../server/rooms/socket.ts';
import { askForSocket } from '../support/server/handshake.ts';
import { messageBy, type RudeLine, requestBy, rudeLine } from '../support/server/rudeLine.ts';
import { holdPlace, type OpenSeat, socketOf, takeSeat } from '../support/server/seat.ts';
import { startTestServer, type TestServer } from '../support/server/testServer.ts';

const GAME = { rules: 'crazy-rummy', seats: 3, pace: 'none' } as const;
/** How long a seat is held and a connection may take to join, in ms. */
const HOLD = 50;
const FRAMES = 400;

let server: TestServer;
let ann: OpenSeat;
let now = 0;
let linesOfLog = 0;

beforeEach(async () => {
  const timeouts = { ...TIMEOUTS, hold: HOLD };
  server = await startTestServer({ clock: { now: () => now }, timeouts });
  ann = await takeSeat(server.address, { want: 'private', name: 'Ann', ...GAME });
  linesOfLog = server.logged.length;
});
afterEach(async () => {
  // Nothing that a stranger does is logged.
  const logged = server.logged.slice(linesOfLog);
  await server.close();
  expect(logged).toEqual([]);
});

async function placeToWatch(): Promise<Reservation> {
  now += 1_000;
  const place = await holdPlace(server.address, { want: 'code', code: ann.table.code, name: 'Eve', spectate: true });
  if (!place.ok) throw new Error(place.reason);
  return place.value;
}

/** A connection that has joined and received the full state. */
async function joined(): Promise<RudeLine> {
  const line = await rudeLine(server.address, await placeToWatch());
  line.join();
  await frame(line);
  return line;
}

const frame = ({ socket }: RudeLine): Promise<Buffer> =>
  new Promise((resolve) => socket.once('message', (data) => resolve(data as Buffer)));
const isOpen = ({ socket }: RudeLine): boolean => socket.readyState === WebSocket.OPEN;

describe('a socket URL', () => {
  test.each(['a token', 'a token first', 'an escaped token', 'two sessions', 'no handshake', 'more behind it'])(
    'with %s is refused before a socket opens',
    async (odd) => {
      const { processId, roomId, sessionId } = await placeToWatch();
      const token = (ann.room.reconnectionToken ?? '').split(':')[1];
      const queries: Readonly<Record<string, string>> = {
        'a token': `sessionId=${ann.room.sessionId}&reconnectionToken=${token}`,
        'a token first': `reconnectionToken=${token}&sessionId=${ann.room.sessionId}`,
        'an escaped token': `sessionId=${ann.room.sessionId}&reconnection%54oken=${token}`,
        'two sessions': `sessionId=${sessionId}&sessionId=${sessionId}`,
        'no handshake': `sessionId=${sessionId}&skipHandshake=1`,
        'more behind it': `sessionId=${sessionId}#`,
      };
      expect(await askForSocket(server.address, `/${processId}/${roomId}?${queries[odd]}`)).toBe('');
      expect(await askForSocket(server.address, `/${processId}/${roomId}?sessionId=${sessionId}`)).toContain(' 101 ');
    },
  );

  test.each([
    '/a/__proto__?sessionId=x',
    '/aaaaaaaaa/__proto__?sessionId=aaaaaaaaa',
    '/aaaaaaaaa/constructor?sessionId=aaaaaaaaa',
    '/__proto__/toString?sessionId=__proto__',
  ])('such as %s gets no answer', async (address) => {
    expect(await askForSocket(server.address, address)).toBe('');
  });
});

describe('an unknown message or request name', () => {
  test.each([1, 123, 124, 4_000])('of %i letters in a message closes its own connection', async (length) => {
    for (const kind of [Protocol.ROOM_DATA, Protocol.ROOM_DATA_BYTES]) {
      const line = await joined();
      line.socket.send(messageBy('x'.repeat(length), kind));
      expect(await line.closed).toBe(4002);
    }
  });

  test('in a request is refused in a few bytes, however long it is', async () => {
    const line = await joined();
    for (const name of ['__proto__', 'x', 'x'.repeat(8_000)]) {
      line.socket.send(requestBy(name));
      const answer = await frame(line);
      expect(answer.length).toBeLessThan(30);
      expect(answer.toString()).toContain('badMessage');
    }
    expect(isOpen(line)).toBe(true);
  });

  test('counts towards the same limit as known names: fifty a second', async () => {
    const line = await joined();
    const known = line.frames.length;
    for (let time = 0; time < 30; time++) {
      line.ask('next');
      line.ask('none');
    }
    while (line.frames.length < known + 60) await frame(line);
    const answers = line.frames.slice(known).map(String);
    expect(answers.filter((answer) => answer.includes('tooFast'))).toHaveLength(10);
  });

  test('in a flood of requests closes the connection', async () => {
    const line = await joined();
    for (let time = 0; time < 300; time++) line.ask('none');
    expect(await line.closed).toBe(4002);
  });
});

describe('a connection that does not join', () => {
  test('is cut after a timeout, unlike one that has joined', async () => {
    const line = await joined();
    const late = await rudeLine(server.address, await placeToWatch());
    expect(isOpen(late)).toBe(true);
    now += HOLD;
    expect(await late.closed).toBe(1006);
    expect([isOpen(line), socketOf(ann.room).readyState]).toEqual([true, WebSocket.OPEN]);
  });

  test.each([
    ['a request', requestBy('next')],
    ['a request by another name', requestBy('none')],
    ['a message', messageBy('none')],
    ['a ping', Buffer.from([Protocol.PING])],
    ['nothing at all', Buffer.alloc(0)],
  ])('and sends %s is closed without an answer', async (_what, message) => {
    const late = await rudeLine(server.address, await placeToWatch());
    late.socket.send(message);
    late.socket.send(message);
    expect(await late.closed).toBe(4002);
    expect(late.frames).toHaveLength(1);
  });
});

test('a message on a closing connection does not change the close code', () => {
  const table = {
    context: {} as ServerContext,
    messageLimiter: new RateLimiter<string>(MESSAGE_LIMITS),
    pendingJoins: new PendingJoins(),
    clock: { tick: () => undefined },
  };
  const left: unknown[] = [];
  const client = { state: ClientState.LEAVING, leave: (code: number) => left.push(code) };
  expect(screenMessage(table, client as unknown as Client & ClientPrivate, requestBy('next'))).toHaveLength(0);
  expect(left).toEqual([]);
});

test(`${FRAMES} frames of every kind are refused or close their connection, and disturb nobody`, async () => {
  const kinds = fc.tuple(fc.integer({ min: 0, max: 40 }), fc.uint8Array({ maxLength: 300 }));
  const sample = fc.sample(kinds, { numRuns: FRAMES, seed: 10 });
  let line = await joined();
  for (const [kind, rest] of sample) {
    if (!isOpen(line)) line = await joined();
    line.socket.send(Uint8Array.of(kind, ...rest));
    // When the ping is answered, everything sent before it has been handled.
    line.socket.ping();
    await Promise.race([line.closed, new Promise((resolve) => line.socket.once('pong', resolve))]);
  }
  expect(await ann.connection.start()).toEqual({ ok: true, value: null });
});
