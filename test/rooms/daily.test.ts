import { parse } from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { think } from '#bots';
import { API_PATH, type DailyGames } from '#protocol';
import { TURN_TIMES } from '#table';
import { dailyGamesShape } from '../../server/http/api/schemas.ts';
import { eventually } from '../support/progress.ts';
import { type MemoryStore, memoryStore } from '../support/server/memoryStore.ts';
import { holdPlace, newToken, type OpenSeat, takeSeat } from '../support/server/seat.ts';
import { QUICK_TEMPO, startTestServer, type TestServer } from '../support/server/testServer.ts';

const DAY = 24 * 3_600_000;
const TODAY = '1970-01-01';
/** As on our servers, people are asked for shares of other deals. */
const TEMPO = { ...QUICK_TEMPO, shares: 600_000 };
const TIMEOUTS = { hold: 8_000, waiting: 60_000, playing: 600_000, alone: 60_000_000 };

let time = 0;
let store: MemoryStore;
let server: TestServer;

const start = () =>
  startTestServer({ clock: { now: () => time }, tempo: TEMPO, timeouts: TIMEOUTS, turnTimes: TURN_TIMES, store });

beforeEach(async () => {
  time = 0;
  store = memoryStore();
  server = await start();
});
afterEach(() => server.close());

/** A guest at their table for today's deal, when they are to act or look at a tally. */
async function come(name: string, token?: string): Promise<OpenSeat> {
  const seat = await takeSeat(server.address, { want: 'daily', name, ...(token && { token }) });
  await seat.until(({ game }) => game?.turn === 0 || (game?.phase === 'ready' && game.deal > 0));
  return seat;
}

const dealsOver = ({ table }: OpenSeat): number => table.game?.results.length ?? 0;

/** Plays until this many deals are over. A bot may go out before the player has a turn. */
async function playTo(seat: OpenSeat, deals: number): Promise<void> {
  while (dealsOver(seat) < deals && seat.table.stage === 'playing') {
    const before = dealsOver(seat);
    if (seat.game.phase === 'ready') await seat.connection.next();
    const isOver = (): boolean => dealsOver(seat) > before;
    await seat.until(({ game, stage }) => stage === 'over' || isOver() || game?.turn === 0);
    if (!isOver() && seat.game.turn === 0) await seat.act(think(seat.game, { below: () => 0 }));
  }
}

const playAll = (seat: OpenSeat): Promise<void> => playTo(seat, 3);

const place = async (token: string, name = 'Ann') => {
  const held = await holdPlace(server.address, { want: 'daily', name, token });
  return held.ok ? held.value.code : held.reason;
};

describe('the daily deal', () => {
  test('is three deals against three labelled bots, begun at once, without clock, hints or spectators', async () => {
    const { table, game } = await come('Ann');
    expect(table).toMatchObject({ stage: 'playing', pace: 'none', hints: false, spectators: false, isPrivate: true });
    expect(table.isDaily).toBe(true);
    expect(table.seats.map(({ kind, level }) => level ?? kind)).toEqual(['person', 'sharp', 'sharp', 'sharp']);
    expect(game.rules.preset).toBe('crazy-rummy-3');
  });

  test('has the same cards and the same bots for everybody that day, and others the next day', async () => {
    const [ann, ben] = [await come('Ann'), await come('Ben')];
    expect(ben.table.code).not.toBe(ann.table.code);
    expect(ben.game).toEqual(ann.game);
    expect(await ann.connection.share(2, '5a'.repeat(16))).toEqual({ ok: false, reason: 'stale' });
    const first = [ann.game.hand, ann.game.dealer];
    for (const seat of [ann, ben]) await playAll(seat);
    expect(ben.game.results).toEqual(ann.game.results);
    time += DAY;
    const cid = await come('Cid');
    expect([cid.game.hand, cid.game.dealer]).not.toEqual(first);
  });

  test('goes on where it was left, after a reload, a day or a restart, with the same cards', async () => {
    const [token, bens] = [await newToken(server.address), await newToken(server.address)];
    const ann = await come('Ann', token);
    await playTo(ann, 1);
    ann.connection.company.goAway();
    time += DAY - 1;
    const again = await come('Ann', token);
    expect(again.table.code).toBe(ann.table.code);
    expect(again.game.deal).toBe(1);
    await server.close();
    server = await start();
    const other = await come('Ben', bens);
    await playTo(other, 1);
    const back = await come('Ann', token);
    for (const seat of [back, other]) {
      await seat.connection.next();
      await seat.until(({ game }) => game?.deal === 2);
    }
    expect(back.game.hand).toEqual(other.game.hand);
  });

  test('is played once: no rematch, no second try that day', async () => {
    const token = await newToken(server.address);
    const ann = await come('Ann', token);
    await playAll(ann);
    expect(await ann.connection.rematch()).toEqual({ ok: false, reason: 'notNow' });
    ann.connection.leave();
    await server.close();
    server = await start();
    expect(await place(token)).toBe('gameOver');
    time += DAY;
    expect(await place(token)).toMatch(/^[A-Z]+$/);
  });

  test('cannot be begun anew by leaving', async () => {
    const token = await newToken(server.address);
    const ann = await come('Ann', token);
    const ended = new Promise((resolve) => ann.room.onLeave.once(resolve));
    ann.connection.leave();
    await ended;
    expect(await place(token)).toBe('gameOver');
  });

  test('is not lost by a connection that breaks on the way: nobody has seen a card', async () => {
    const token = await newToken(server.address);
    const first = await place(token);
    time += TIMEOUTS.hold;
    // Somebody else arrives, and the alarm notices that the clock has jumped.
    await come('Zoe');
    await eventually(async () => expect(await store.find(first)).toBeNull());
    expect((await come('Ann', token)).game.deal).toBe(1);
  });

  test('lets nobody else sit down, watch, or have its record', async () => {
    const ann = await come('Ann');
    const { code } = ann.table;
    const ask = (spectate: boolean) =>
      holdPlace(server.address, { want: 'code', code, name: 'Eve', spectate, token: undefined as never });
    expect(await ask(false)).toMatchObject({ ok: false });
    expect(await ask(true)).toEqual({ ok: false, reason: 'noSpectators' });
    await playTo(ann, 1);
    expect(await ask(false)).toEqual({ ok: false, reason: 'tableFull' });
  });

  test('shows the best other game turn by turn, only to those who have finished the deal', async () => {
    const [anns, bens, cids] = await Promise.all([1, 2, 3].map(() => newToken(server.address)));
    const ask = (token: string | undefined, day = TODAY): Promise<Response> =>
      fetch(`${server.address}${API_PATH}/daily/${day}/games`, {
        headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
      });
    const refused = async (token: string | undefined, day?: string): Promise<number> => {
      const response = await ask(token, day);
      expect(await response.text()).not.toContain('rummy record');
      return response.status;
    };
    const games = async (token: string | undefined): Promise<DailyGames> =>
      parse(dailyGamesShape, await (await ask(token)).json());
    const stored = (people: number) =>
      eventually(async () => expect((await store.dailies.standing(TODAY, 9)).count).toBe(people));
    const ann = await come('Ann', anns);
    await playAll(ann);
    await stored(1);
    expect((await games(anns)).best).toBeNull();
    const ben = await come('Ben', bens);
    expect(await refused(bens)).toBe(404);
    await playTo(ben, 2);
    expect(await refused(bens)).toBe(404);
    expect([await refused(cids), await refused(undefined), await refused('wrong')]).toEqual([404, 401, 401]);
    await playAll(ben);
    await stored(2);
    const both = await games(bens);
    expect(both.best).toMatchObject({ name: 'Ann', points: ann.game.seats[0]?.total });
    expect(both.best?.record).toBe((await games(anns)).own);
    expect([both.own, both.best?.record].join('')).not.toMatch(/Ann|Ben/);
    expect(await refused(bens, '1970-01-02')).toBe(404);
    ann.connection.leave();
    const erase = () =>
      fetch(`${server.address}${API_PATH}/me/erase`, { method: 'POST', headers: { Authorization: `Bearer ${anns}` } });
    await eventually(async () => {
      time += 10_000; // Requests are limited by this clock.
      expect((await erase()).status).toBe(200);
    });
    expect((await games(bens)).best).toBeNull();
    expect(await refused(anns)).toBe(404);
  });

  test('keeps the result of everybody who finished it', async () => {
    const token = await newToken(server.address);
    const ann = await come('Ann', token);
    await playAll(ann);
    const [total] = ann.game.seats.map((seat) => seat.total);
    await server.close();
    server = await start();
    expect(await store.dailies.standing(TODAY, 9)).toMatchObject({ count: 1, best: [{ name: 'Ann', points: total }] });
  });
});
