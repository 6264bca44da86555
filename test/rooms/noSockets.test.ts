import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { no } from '#engine';
import { createPrivate } from '../../client/net/connect.ts';
import { startTestServer } from '../support/server/testServer.ts';

/** A proxy that passes a socket on as an ordinary request, as nginx does unless it is told otherwise. */
async function proxyWithoutSockets(server: string) {
  const pass = (url: string, method: string, headers: object, body: string) =>
    new Promise<{ readonly status: number; readonly text: string }>((resolve) => {
      const passed = request(server + url, { method, headers: { ...headers } }, (answer) => {
        let text = '';
        answer.on('data', (bytes) => {
          text += bytes;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      });
      passed.end(body);
    });
  const proxy = createServer(async (asked, answer) => {
    let body = '';
    for await (const bytes of asked) body += bytes;
    const { status, text } = await pass(asked.url ?? '', asked.method ?? '', asked.headers, body);
    answer.writeHead(status).end(text);
  });
  proxy.on('upgrade', async ({ url }, socket) => {
    const { status } = await pass(url ?? '', 'GET', {}, '');
    socket.end(`HTTP/1.1 ${status} No\r\nConnection: close\r\n\r\n`);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, close: () => proxy.close() };
}

test('behind a proxy without WebSockets the page learns so, and the log says it once', async () => {
  const server = await startTestServer();
  const proxy = await proxyWithoutSockets(server.address);
  const table = { name: 'Ann', rules: 'crazy-rummy', seats: 3, pace: 'usual' } as const;
  const ask = () => createPrivate(table, { server: proxy.address, storage: null });
  expect(await ask()).toEqual(no('noSockets'));
  expect(await ask()).toEqual(no('noSockets'));
  const told = server.logged.filter(({ msg }) => String(msg).startsWith('socket without an upgrade'));
  expect(told.map(({ level }) => level)).toEqual([40]);
  proxy.close();
  await server.close();
});
