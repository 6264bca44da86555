import { WebSocketClient } from '@colyseus/ws-transport';
import { afterEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { SteadyTransport } from '../../server/gameServer.ts';
import { eventually } from '../support/progress.ts';
import { type RudeLine, rudeLine } from '../support/server/rudeLine.ts';
import { holdPlace, newToken, takeSeat } from '../support/server/seat.ts';
import { LONG_TURNS, QUICK_TEMPO, startTestServer, type TestServer } from '../support/server/testServer.ts';

/** The length of every turn, bot action and pause, in ms. */
const TURN = 20;
/** The number of patches sent while nobody reads. */
const PATCHES = 60;
const PINGS = 20;
const PAYLOAD = Buffer.alloc(125);

let server: TestServer;
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

/** The server's end of a connection: its socket, and a copy of every frame made when it was sent. */
interface ServerEnd {
  readonly socket: WebSocket;
  readonly sent: Buffer[];
}

/** Records the frames that the server sends to each session. */
function serverEnds(): ReadonlyMap<string, ServerEnd> {
  const ends = new Map<string, ServerEnd>();
  const { raw } = WebSocketClient.prototype;
  vi.spyOn(WebSocketClient.prototype, 'raw').mockImplementation(function (this: WebSocketClient, data, options, done) {
    const end = ends.get(this.sessionId) ?? { socket: this.ref, sent: [] };
    ends.set(this.sessionId, end);
    end.sent.push(Buffer.from(data));
    raw.call(this, data, options, done);
  });
  return ends;
}

/** Stops reading, and makes the server answer pings until its frames are queued in the process. */
async function stopReading(client: WebSocket, { socket }: ServerEnd): Promise<void> {
  client.pause();
  const answered = (pings: number): Promise<void> =>
    new Promise((resolve) => {
      const count = (): void => {
        if (--pings > 0) return;
        socket.off('ping', count);
        resolve();
      };
      socket.on('ping', count);
    });
  // The system may still accept a little after its buffers first seem full.
  for (let stuck = 0; stuck < 5; stuck = socket.bufferedAmount > 0 ? stuck + 1 : 0) {
    const pings = stuck > 0 ? 1 : PINGS;
    const all = answered(pings);
    for (let ping = 0; ping < pings; ping++) client.ping(PAYLOAD);
    await all;
  }
}

test('frames queued for a client that does not read stay as sent, byte for byte', async () => {
  // A client that does not read does not answer either, and would be cut after a while.
  vi.spyOn(SteadyTransport.prototype, 'autoTerminateUnresponsiveClients').mockImplementation(() => undefined);
  let now = 0;
  const turnTimes = { ...LONG_TURNS, usual: { turn: TURN, bank: 0, credit: 0 } };
  const tempo = { ...QUICK_TEMPO, bot: TURN, next: TURN };
  server = await startTestServer({ clock: { now: () => now }, tempo, turnTimes });
  const { address } = server;
  const ends = serverEnds();
  const ann = await takeSeat(address, {
    ...{ want: 'private', name: 'Ann', rules: 'crazy-rummy', seats: 3, pace: 'usual' },
  });
  const { code } = ann.table;
  const lines: { readonly line: RudeLine; readonly end: ServerEnd }[] = [];
  const come = async (wanted: Parameters<typeof holdPlace>[1], joinsLate = false): Promise<RudeLine> => {
    now += 1_000;
    const place = await holdPlace(address, wanted);
    if (!place.ok) throw new Error(place.reason);
    const line = await rudeLine(address, place.value);
    const end = ends.get(place.value.sessionId) as ServerEnd;
    if (!joinsLate) line.join();
    lines.push({ line, end });
    return line;
  };
  const cidsToken = await newToken(address);
  await come({ want: 'code', code, name: 'Dan', spectate: true });
  await come({ want: 'code', code, name: 'Ben', spectate: false });
  const cid = await come({ want: 'code', code, name: 'Cid', spectate: false, token: cidsToken });
  await ann.until(({ game }) => game !== null);
  // Cid's connection breaks. He returns, Eve comes to watch, and neither reads: their full states are queued.
  lines.pop();
  cid.socket.terminate();
  await ann.until(({ seats }) => seats[2]?.connected === false);
  await come({ want: 'back', code, token: cidsToken }, true);
  await come({ want: 'code', code, name: 'Eve', spectate: true }, true);
  await Promise.all(lines.map(({ line, end }) => stopReading(line.socket, end)));
  for (const { line } of lines) line.join();

  for (let patch = 0; patch < PATCHES; patch++) {
    const before = ann.updates.length;
    now += TURN;
    await ann.until(() => ann.updates.length > before);
  }
  expect(new Set(ann.updates.map(({ table }) => String(table.game?.hand))).size).toBeGreaterThan(5);
  for (const { line, end } of lines) {
    expect([end.socket.readyState, end.socket.bufferedAmount]).toEqual([WebSocket.OPEN, expect.any(Number)]);
    expect(end.socket.bufferedAmount).toBeGreaterThan(0);
    line.socket.resume();
    await eventually(() => expect(line.frames).toHaveLength(end.sent.length));
    expect(end.sent.length).toBeGreaterThan(PATCHES);
    expect(line.frames.filter((frame, index) => !frame.equals(end.sent[index] as Buffer))).toEqual([]);
  }
});
