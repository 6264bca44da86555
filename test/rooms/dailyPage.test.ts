import { parse } from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { API_PATH, type DailyPage } from '#protocol';
import { dailyShape } from '../../server/http/api/schemas.ts';
import { type MemoryStore, memoryStore } from '../support/server/memoryStore.ts';
import { newToken } from '../support/server/seat.ts';
import { startTestServer, type TestServer } from '../support/server/testServer.ts';

const DAY = 24 * 3_600_000;

let time = 0;
let store: MemoryStore;
let server: TestServer;

beforeEach(async () => {
  time = 0;
  store = memoryStore();
  server = await startTestServer({ clock: { now: () => time }, store });
});
afterEach(() => server.close());

const ask = (path: string, token?: string): Promise<Response> =>
  fetch(`${server.address}${API_PATH}${path}`, token ? { headers: { Authorization: `Bearer ${token}` } } : {});

/** The daily deal in a reply, whose shape is as described. */
async function page(path: string, token?: string): Promise<DailyPage> {
  const response = await ask(path, token);
  expect(response.status).toBe(200);
  return parse(dailyShape, await response.json());
}

/** The guest's number in a token. */
const numberIn = (token: string): string =>
  JSON.parse(Buffer.from(token.split('.')[1] as string, 'base64url').toString()).sub;

/** A guest who has finished the deals of these days with these points. */
async function finished(name: string, days: readonly string[], points: number): Promise<string> {
  const token = await newToken(server.address);
  for (const day of days) {
    await store.dailies.begin(day, numberIn(token), { id: 'a table', code: 'ABCD' }, null);
    await store.dailies.finish(day, numberIn(token), name, { points, place: 2 });
  }
  return token;
}

describe('the page of a daily deal', () => {
  test('is empty before anybody has finished it', async () => {
    expect(await page('/daily')).toEqual({ day: '1970-01-01', count: 0, best: [], own: null, streak: 0, days: [] });
  });

  test('shows the table of the day to everybody, and their own result only to the asker', async () => {
    const day = '1970-01-01';
    const ann = await finished('Ann', [day], 70);
    for (const name of ['Ben', 'Cid']) await finished(name, [day], 40);
    const seen = await page('/daily');
    expect(seen).toMatchObject({ day, count: 3, own: null, streak: 0 });
    expect(seen.best.map(({ name, points, place }) => [name, points, place]).sort()).toEqual([
      ['Ann', 70, 2],
      ['Ben', 40, 2],
      ['Cid', 40, 2],
    ]);
    expect(seen.best.at(-1)).toEqual({ name: 'Ann', points: 70, place: 2 });
    expect(await page(`/daily/${day}`, ann)).toMatchObject({ own: { points: 70, place: 2, rank: 3 }, streak: 1 });
    expect(await page('/daily', await newToken(server.address))).toMatchObject({ count: 3, own: null, streak: 0 });
  });

  test('shows the 20 best', async () => {
    for (let points = 25; points > 0; points--) await finished(`N${points}`, ['1970-01-01'], points);
    const { count, best } = await page('/daily');
    expect([count, best.map(({ points }) => points)]).toEqual([
      25,
      Array.from({ length: 20 }, (_, index) => index + 1),
    ]);
  });

  test('counts the days in a row, until a day is missed', async () => {
    time = 3 * DAY;
    const ann = await finished('Ann', ['1970-01-01', '1970-01-02', '1970-01-03'], 10);
    expect(await page('/daily', ann)).toMatchObject({ day: '1970-01-04', own: null, streak: 3 });
    expect(await page('/daily/1970-01-02', ann)).toMatchObject({ own: { rank: 1 }, streak: 2 });
    time += DAY;
    expect(await page('/daily', ann)).toMatchObject({ streak: 0 });
  });

  test('has the asker’s own days of five weeks up to that day, latest first, and nobody else’s', async () => {
    time = 40 * DAY;
    const ann = await finished('Ann', ['1970-01-01', '1970-01-06', '1970-01-08', '1970-02-10'], 10);
    const days = async (path: string, token?: string) => (await page(path, token)).days.map(({ day }) => day);
    expect(await days('/daily', ann)).toEqual(['1970-02-10', '1970-01-08']);
    expect((await page('/daily', ann)).days[0]).toEqual({ day: '1970-02-10', points: 10, place: 2 });
    expect(await days('/daily/1970-01-06', ann)).toEqual(['1970-01-06', '1970-01-01']);
    expect(await days('/daily', await newToken(server.address))).toEqual([]);
    expect(await days('/daily')).toEqual([]);
  });

  test('follows a machine whose date is set while the server runs, in either direction; the season too', async () => {
    await server.close();
    let date = Date.UTC(2016, 0, 1);
    server = await startTestServer({ clock: performance, calendar: { now: () => date }, store });
    const seen = async () => {
      const { season } = (await (await ask('/ratings/crazyRummy')).json()) as { readonly season: string };
      return [(await page('/daily')).day, season];
    };
    expect(await seen()).toEqual(['2016-01-01', '2016-Q1']);
    date = Date.UTC(2026, 10, 28);
    expect(await seen()).toEqual(['2026-11-28', '2026-Q4']);
    date = Date.UTC(2026, 10, 27);
    expect(await seen()).toEqual(['2026-11-27', '2026-Q4']);
  });

  test('is refused for a day that has not begun, by the server’s clock', async () => {
    expect((await ask('/daily/1970-01-02')).status).toBe(400);
    time = DAY;
    expect((await page('/daily/1970-01-02')).day).toBe('1970-01-02');
  });
});
