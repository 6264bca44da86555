import { afterEach, expect, test } from 'vitest';
import { PROTOCOL_VERSION } from '#protocol';
import { askForSocket, NOBODYS_PLACE } from '../support/server/handshake.ts';
import { holdPlace, newToken } from '../support/server/seat.ts';
import { startTestServer, type TestServer } from '../support/server/testServer.ts';

let server: TestServer;
afterEach(() => server.close());

let token = '';
const request = async (headers: Readonly<Record<string, string>>) => {
  const all = { 'Content-Type': 'application/json', ...headers };
  const body = JSON.stringify({ want: 'look', version: PROTOCOL_VERSION, token, code: 'XXXXXX' });
  return (await fetch(`${server.address}/tables`, { method: 'POST', headers: all, body })).status;
};
/** Starts a server at which no time passes, so that rate limits never reset. */
async function open(env: Readonly<Record<string, string>> = {}): Promise<void> {
  server = await startTestServer({ clock: { now: () => 0 } }, 0, env);
  token = await newToken(server.address);
}

test('a page of another site gets neither a table nor a socket, but our own gets both', async () => {
  await open();
  const { host } = new URL(server.address);
  expect(await request({ Origin: 'https://evil.example' })).toBe(403);
  expect(await request({ Origin: 'null' })).toBe(403);
  expect(await request({ Origin: `http://${host}` })).toBe(404);

  const wish = { want: 'private', name: 'Ann', rules: 'crazy-rummy', seats: 3, pace: 'none' } as const;
  const place = await holdPlace(server.address, wish);
  if (!place.ok) throw new Error(place.reason);
  const { processId, roomId, sessionId } = place.value;
  const path = `/${processId}/${roomId}?sessionId=${sessionId}`;
  expect(await askForSocket(server.address, path, ['Origin: https://evil.example'])).toContain(' 403 ');
  expect(await askForSocket(server.address, path, ['Origin: http://server'])).toContain(' 101 ');
});

test('opening sockets is rate-limited', async () => {
  await open();
  const answers: string[] = [];
  for (let requests = 0; requests < 62; requests++) answers.push(await askForSocket(server.address, NOBODYS_PLACE));
  expect(answers.filter((answer) => answer.includes(' 429 '))).toHaveLength(2);
});

test('behind a trusted proxy each address is counted separately and cannot be forged', async () => {
  await open({ TRUST_PROXY: '1' });
  const from = (address: string) => request({ 'X-Forwarded-For': address });
  const many = await Promise.all(Array.from({ length: 62 }, (_, other) => from(`9.9.9.${other}, 1.2.3.4`)));
  expect(many.filter((status) => status === 429)).toHaveLength(2);
  expect(await from('1.2.3.5')).toBe(404);
});

test('the descriptions of the API and all pages are counted', async () => {
  await open();
  const statuses = async (path: string, count: number) => {
    const asked = await Promise.all(
      Array.from({ length: count }, async () => (await fetch(server.address + path)).status),
    );
    return asked.filter((status) => status === 429).length;
  };
  expect(await statuses('/api/openapi.json', 40)).toBe(0);
  expect(await statuses('/api', 30)).toBe(10);
  expect(await statuses('/rules', 280)).toBe(0);
  expect(await statuses('/nothing', 30)).toBe(10);
});

test('without a proxy the address of the connection counts, whatever the header says', async () => {
  await open();
  const from = (address: string) => request({ 'X-Forwarded-For': address });
  const many = await Promise.all(Array.from({ length: 62 }, (_, other) => from(`9.9.9.${other}`)));
  expect(many.filter((status) => status === 429)).toHaveLength(2);
});
