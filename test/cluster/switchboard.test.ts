import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ALONE } from '../../server/cluster/cluster.ts';
import { Switchboard } from '../../server/cluster/switchboard.ts';

/** Another process, and the first data it gets on each connection. */
let other: Server;
let asked: string[];
let switchboard: Switchboard;
let behindProxy: Switchboard;
beforeEach(async () => {
  asked = [];
  other = createServer((line) =>
    line.once('data', (head) => {
      asked.push(String(head));
      line.destroy();
    }),
  );
  await once(other.listen(0, '127.0.0.1'), 'listening');
  const { port } = other.address() as { port: number };
  const cluster = { ...ALONE, addressOf: async () => `127.0.0.1:${port}` };
  [switchboard, behindProxy] = [false, true].map(
    (hasProxies) =>
      new Switchboard(
        cluster,
        () => 'processes',
        'the word',
        () => undefined,
        hasProxies,
      ),
  ) as [Switchboard, Switchboard];
});
afterEach(() => other.close());

/** A request to this process for a socket of the other one. */
const request = (name: string, ...headers: readonly string[]) =>
  ({
    ...{ method: 'GET', url: '/elsewhere/room?sessionId=1', httpVersion: '1.1', headers: {} },
    rawHeaders: ['Name', name, ...headers],
  }) as unknown as Parameters<Switchboard['passOn']>[0];

/** The same from a proxy that connects the socket to the right process itself, if it is told which. */
const fromRouter = () =>
  ({ ...request('Ann'), headers: { 'x-rummy-redirect': '1' } }) as unknown as ReturnType<typeof request>;

const NOTHING = Buffer.alloc(0);

test('a socket is forwarded with its headers unchanged and only our own secret', async () => {
  const socket = new PassThrough();
  expect(await switchboard.passOn(request('Ann', 'X-Rummy-Forwarded', 'a lie'), socket, NOTHING)).toBe(true);
  await once(socket, 'close');
  const lines = ['GET /elsewhere/room?sessionId=1 HTTP/1.1', 'Name: Ann', 'x-rummy-forwarded: the word', '', ''];
  expect(asked).toEqual([lines.join('\r\n')]);
});

test('a client that disconnects before its process is found is not forwarded', async () => {
  const gone = new PassThrough().destroy();
  await once(gone, 'close');
  expect(await switchboard.passOn(request('Ann'), gone, NOTHING)).toBe(true);
  const socket = new PassThrough();
  await switchboard.passOn(request('Ben'), socket, NOTHING);
  await once(socket, 'close');
  expect(asked.map((head) => /Name: (\w+)/.exec(head)?.[1])).toEqual(['Ben']);
});

test('a proxy of ours that can do so is told to connect the socket itself, and the socket is not forwarded', async () => {
  const socket = new PassThrough();
  expect(await behindProxy.passOn(fromRouter(), socket, NOTHING)).toBe(true);
  const { port } = other.address() as { port: number };
  const answer = String(await socket.toArray().then((all) => Buffer.concat(all)));
  expect(answer).toContain(`X-Accel-Redirect: /@process/127.0.0.1:${port}/elsewhere/room?sessionId=1\r\n`);
  expect(asked).toEqual([]);
});

test('a stranger learns no address of a process: without proxies of ours the socket is forwarded', async () => {
  const socket = new PassThrough();
  await switchboard.passOn(fromRouter(), socket, NOTHING);
  await once(socket, 'close');
  expect(asked).toHaveLength(1);
});
