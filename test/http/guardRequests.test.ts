import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHttp } from '../../server/gameServer.ts';
import {
  guardRequests,
  guardSockets,
  limitConnections,
  MAX_CONNECTIONS_PER_ADDRESS,
} from '../../server/http/guards.ts';
import { eventually } from '../support/progress.ts';
import { NOBODYS_PLACE } from '../support/server/handshake.ts';

const CONNECTIONS = 20;
const REQUESTS = 100;
/** Longer than what the system takes from a server whose client does not read. */
const FILE_BYTES = 16 << 20;

let folder: string;
let http: ReturnType<typeof createHttp>;
let port: number;
/** The paths that reached the app. */
let asked: string[];
const warn = vi.fn();

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rummy-'));
  writeFileSync(join(folder, 'large.bin'), Buffer.alloc(FILE_BYTES));
  writeFileSync(join(folder, 'small.txt'), 'small');
  asked = [];
  const app = express();
  app.use((asking, _response, next) => {
    asked.push(asking.path);
    next();
  });
  app.use(express.static(folder));
  await open(app);
});
afterEach(() => {
  http.closeAllConnections();
  http.close();
  rmSync(folder, { recursive: true });
});

async function open(app: express.Express, proxies = 0): Promise<void> {
  http?.close();
  http = createHttp();
  const clock = { now: () => 0 };
  limitConnections(http, proxies);
  guardRequests(http, app, { clock, proxies, warn });
  guardSockets(http, { clock, log: { warn } }, proxies, null);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  port = (http.address() as AddressInfo).port;
}

/** A connection that writes these requests at once, and then reads until the server ends it. */
function readAfter(words: string, line: Socket = connect(port, '127.0.0.1')): Promise<string> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    line.on('data', (part) => parts.push(part));
    line.on('error', () => line.destroy());
    line.on('close', () => resolve(Buffer.concat(parts).toString('latin1')));
    line.write(words);
  });
}

const GET_LARGE = 'GET /large.bin HTTP/1.1\r\nHost: x\r\n\r\n';
const GET_SMALL = 'GET /small.txt HTTP/1.1\r\nHost: x\r\n\r\n';

/** The number of open files of this process; null where the system does not tell. */
const openFiles = (): number | null => (existsSync('/proc/self/fd') ? readdirSync('/proc/self/fd').length : null);

describe('a connection that asks again before it has its answer', () => {
  test('is cut, and leaves no file open', async () => {
    const before = openFiles();
    const all = Array.from({ length: CONNECTIONS }, () => readAfter(GET_LARGE.repeat(REQUESTS)));
    for (const answers of await Promise.all(all)) expect(answers.split('HTTP/1.1 ').length - 1).toBeLessThan(2);
    expect(asked.length).toBeLessThanOrEqual(CONNECTIONS);
    await eventually(() => expect(openFiles()).toBeLessThanOrEqual((before ?? 0) + 5));
  });

  test.each([
    ['in other words', 'POST / HTTP/1.1\r\nHost: x\r\nExpect: nothing\r\nContent-Length: 0\r\n\r\n'],
    [
      'for a socket',
      `GET ${NOBODYS_PLACE} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    ],
  ])('is cut if it asks %s', async (_how, next) => {
    const answers = await readAfter(GET_LARGE + next);
    expect(answers.length).toBeLessThan(FILE_BYTES);
  });
});

describe('requests one after the other', () => {
  test('are answered on the same connection, as browsers and proxies ask them', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = (method: string, path: string, headers = {}): Promise<IncomingMessage> =>
      new Promise((resolve, reject) => {
        const asking = request({ port, host: '127.0.0.1', agent, method, path, headers }, (reply) => {
          reply.resume().on('end', () => resolve(reply));
        });
        asking.on('error', reject).end(method === 'POST' ? 'x'.repeat(1000) : undefined);
      });
    const { etag } = (await ask('GET', '/small.txt')).headers;
    let connections = 0;
    http.on('connection', () => connections++);
    for (let time = 0; time < 50; time++) {
      const replies = [
        await ask('HEAD', '/large.bin'),
        await ask('GET', '/small.txt', { 'If-None-Match': etag }),
        await ask('POST', '/small.txt'),
        await ask('GET', '/missing', { Expect: '100-continue' }),
        await ask('GET', '/small.txt'),
      ];
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 304, 404, 404, 200]);
    }
    expect(connections).toBe(0);
    agent.destroy();
  });

  test('are answered after one that the client gave up', async () => {
    await new Promise<void>((resolve) => {
      const asking = get({ port, host: '127.0.0.1', path: '/large.bin' }, () => asking.destroy());
      asking.on('close', resolve);
    });
    expect((await fetch(`http://127.0.0.1:${port}/small.txt`)).status).toBe(200);
  });

  test('are refused if one address asks too much, whatever it asks for', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 10 });
    const ask = (): Promise<number> =>
      new Promise((resolve, reject) => {
        get({ port, host: '127.0.0.1', agent, path: '/missing' }, (reply) => {
          reply.resume().on('end', () => resolve(reply.statusCode ?? 0));
        }).on('error', reject);
      });
    const statuses: number[] = [];
    for (let time = 0; time < 310; time++) statuses.push(...(await Promise.all(Array.from({ length: 10 }, ask))));
    expect(statuses.filter((status) => status === 429)).toHaveLength(100);
    agent.destroy();
  });
});

test(`an address has ${MAX_CONNECTIONS_PER_ADDRESS} connections; the next ones are cut, and others take their place`, async () => {
  const lines = Array.from({ length: MAX_CONNECTIONS_PER_ADDRESS }, () => connect(port, '127.0.0.1'));
  await Promise.all(lines.map((line) => new Promise((resolve) => line.once('connect', resolve))));
  await eventually(async () => {
    expect(await new Promise((resolve) => http.getConnections((_, count) => resolve(count)))).toBe(
      MAX_CONNECTIONS_PER_ADDRESS,
    );
  });
  expect(await readAfter(GET_SMALL)).toBe('');
  const gone = lines.splice(0, 10);
  for (const line of gone) line.destroy();
  await eventually(async () =>
    expect(await readAfter(GET_SMALL.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))).toContain('small'),
  );
  for (const line of lines) line.destroy();
});

test('slow clients are cut: those that send a head or body slowly, and those that do not read on', () => {
  expect([http.headersTimeout, http.requestTimeout, http.timeout]).toEqual([10_000, 30_000, 30_000]);
});

test('a proxy that is not trusted is reported once', async () => {
  warn.mockClear();
  const from = (headers: Record<string, string>) => fetch(`http://127.0.0.1:${port}/small.txt`, { headers });
  await from({});
  expect(warn).not.toHaveBeenCalled();
  await from({ 'X-Forwarded-For': '1.2.3.4' });
  await from({ 'X-Forwarded-For': '1.2.3.5' });
  expect(warn).toHaveBeenCalledOnce();
  await open(express().use(express.static(folder)), 1);
  await from({ 'X-Forwarded-For': '1.2.3.4' });
  expect(warn).toHaveBeenCalledOnce();
});
