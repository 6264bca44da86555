import type { Room } from 'colyseus.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CLOSE_CODES, ENTRY_PATH, type PublicNow } from '#protocol';
import { lookAtTable } from '../../client/net/connect.ts';
import { listenTo } from '../support/server/eventStream.ts';
import { type MemoryStore, memoryStore } from '../support/server/memoryStore.ts';
import { newToken, type OpenSeat, takeSeat } from '../support/server/seat.ts';
import { QUICK_TEMPO, startTestServer, type TestServer } from '../support/server/testServer.ts';

const GAME = { rules: 'crazy-rummy-3', seats: 3, pace: 'usual' } as const;
const DAY = 24 * 3_600_000;
const TIMEOUTS = { hold: 8_000, waiting: 60_000, playing: 600_000, alone: 60_000_000 };

let time = 0;
let store: MemoryStore;
let server: TestServer;
let tokens: { readonly ann: string; readonly ben: string };

const start = () =>
  startTestServer({ clock: { now: () => time }, tempo: { ...QUICK_TEMPO, grace: 15_000 }, timeouts: TIMEOUTS, store });

beforeEach(async () => {
  time = 0;
  store = memoryStore();
  server = await start();
  tokens = { ann: await newToken(server.address), ben: await newToken(server.address) };
});
afterEach(() => server.close());

/** Ann and Ben after a deal with a bot, looking at the tally. */
async function tally() {
  const ann = await takeSeat(server.address, { want: 'private', name: 'Ann', token: tokens.ann, ...GAME });
  const ben = await come('ben', ann.table.code);
  await ann.connection.start();
  await Promise.all([ann.playDeal(), ben.playDeal()]);
  return { ann, ben, code: ann.table.code };
}

/** Joins the table by its code, from any device. */
const come = (who: 'ann' | 'ben', code: string): Promise<OpenSeat> =>
  takeSeat(server.address, { want: 'code', code, name: who, token: tokens[who], spectate: false });

const closing = ({ room }: { readonly room: Room }): Promise<number> =>
  new Promise((resolve) => void room.onLeave.once((code) => resolve(code)));

/** Adjourns the game; both players are disconnected. */
async function rest() {
  const { ann, ben, code } = await tally();
  const closings = Promise.all([closing(ann), closing(ben)]);
  await ann.connection.company.adjourn();
  await ben.connection.company.adjourn();
  expect(await closings).toEqual([CLOSE_CODES.adjourned, CLOSE_CODES.adjourned]);
  return { code, totals: ann.game.seats.map(({ total }) => total) };
}

test('a game is adjourned once all want it; then everybody is disconnected and knows why', async () => {
  const { ann, ben } = await tally();
  const closed = closing(ben);
  expect(await ann.connection.company.adjourn()).toEqual({ ok: true, value: null });
  await ben.until(({ seats }) => seats[0]?.adjourns === true);
  expect(ben.table.adjourned).toBe(false);
  await ben.connection.company.adjourn();
  expect(await closed).toBe(CLOSE_CODES.adjourned);
  expect(ben.table).toMatchObject({ stage: 'playing', adjourned: true, game: { phase: 'ready' } });
});

describe('on another day', () => {
  test('players who return by the code get their seats; with both back, the game resumes with the same totals', async () => {
    const { code, totals } = await rest();
    time += 30 * DAY;
    const ann = await come('ann', code);
    expect(ann.table).toMatchObject({ adjourned: true, viewer: 0, clock: null });
    time += DAY;
    // Any request makes the server check who has been away too long.
    expect(await ann.connection.next()).toEqual({ ok: false, reason: 'notNow' });
    const ben = await come('ben', code);
    await ann.until(({ adjourned }) => !adjourned);
    expect(ann.updates.every(({ table }) => table.seats[1]?.kind === 'person')).toBe(true);
    expect(ben.game.seats.map(({ total }) => total)).toEqual(totals);
    await Promise.all([ann, ben].map(({ connection }) => connection.next()));
    await Promise.all([ann.playDeal(), ben.playDeal()]);
    expect(ann.game.results).toHaveLength(2);
  });

  test('the game resumes after a restart of the server', async () => {
    const { code, totals } = await rest();
    await server.close();
    server = await start();
    const [ann] = [await come('ann', code), await come('ben', code)];
    await ann.until(({ adjourned }) => !adjourned);
    expect(ann.game.seats.map(({ total }) => total)).toEqual(totals);
  });

  test('a player may resume without the other, who then has ten minutes to return', async () => {
    const { code } = await rest();
    const ann = await come('ann', code);
    time += DAY;
    expect(await ann.connection.company.resume()).toEqual({ ok: true, value: null });
    await ann.until(({ adjourned }) => !adjourned);
    time += TIMEOUTS.playing - 1;
    await ann.connection.next();
    const ben = await come('ben', code);
    expect(ben.table.viewer).toBe(1);
  });

  test('a player who looks in and goes away again costs nobody their seat', async () => {
    const { code } = await rest();
    const ann = await come('ann', code);
    ann.connection.company.goAway();
    time += DAY;
    const [again, ben] = [await come('ann', code), await come('ben', code)];
    expect([again.table.viewer, ben.table.viewer]).toEqual([0, 1]);
    await ben.until(({ adjourned }) => !adjourned);
  });

  test('an adjourned table takes no quick match, is not among the open tables, and a look shows that it is adjourned', async () => {
    const play = { want: 'quick', ...GAME } as const;
    const ann = await takeSeat(server.address, { ...play, name: 'Ann', token: tokens.ann });
    const others = [await takeSeat(server.address, { ...play, name: 'Ben', token: tokens.ben })];
    others.push(await takeSeat(server.address, { ...play, name: 'Cid' }));
    await ann.until(({ stage }) => stage === 'playing');
    // One of them leaves, which frees a seat.
    others.pop()?.connection.leave();
    await Promise.all([ann, ...others].map((each) => each.playDeal()));
    const closed = closing(ann);
    for (const { connection } of [ann, ...others]) await connection.company.adjourn();
    await closed;
    const { code } = ann.table;
    await come('ann', code);
    const look = await lookAtTable(code, { server: server.address, storage: null });
    expect(look).toMatchObject({ value: { adjourned: true } });
    const line = await listenTo(server.address + ENTRY_PATH);
    expect((await line.until<PublicNow>(() => true)).tables).toEqual([]);
    line.close();
    const dan = await takeSeat(server.address, { ...play, name: 'Dan' });
    expect(dan.table.code).not.toBe(code);
  });
});

test('an adjourned table without players closes, and its row stays', async () => {
  const { code } = await rest();
  const ann = await come('ann', code);
  const closed = closing(ann);
  // A spectator does not keep it open.
  const zoe = await takeSeat(server.address, { want: 'code', code, name: 'Zoe', spectate: true });
  const shut = closing(zoe);
  ann.connection.company.goAway();
  await closed;
  await zoe.until(({ seats }) => seats[0]?.connected === false);
  time += TIMEOUTS.hold;
  // Any request makes the server notice.
  await zoe.connection.next();
  expect(await shut).toBe(CLOSE_CODES.adjourned);
  expect(store.tables.filter(({ ended }) => ended)).toEqual([]);
});
