import { Room as ServerRoom } from '@colyseus/core';
import { Room } from 'colyseus.js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { think } from '#bots';
import { no } from '#engine';
import { PROTOCOL_VERSION, type TableView } from '#protocol';
import type { ItemStorage } from '../../client/device/storedJson.ts';
import { createPrivate, joinByCode, resume } from '../../client/net/connect.ts';
import { askForPlace } from '../../client/net/entry.ts';
import { guestMemory, seatMemory } from '../../client/net/ownServer.ts';
import { type CuttableLine, lineTo } from '../support/server/line.ts';
import { statusOf, Watcher, watchTable } from '../support/server/player.ts';
import { tabStorage } from '../support/server/seat.ts';
import { QUICK_TEMPO, startTestServer, type TestServer } from '../support/server/testServer.ts';

let server: TestServer;
let line: CuttableLine;

/** Starts a server at which a bot stands in after `grace` ms, and opens a connection that can be cut. */
async function open(grace: number, bot = 0, next = QUICK_TEMPO.next, silence = QUICK_TEMPO.silence): Promise<void> {
  server = await startTestServer({ tempo: { ...QUICK_TEMPO, grace, bot, next, silence } });
  line = await lineTo(server.address);
}

const LONG = QUICK_TEMPO.grace;

afterEach(async () => {
  await line.close();
  await server.close();
});

/** Ann, on a connection that can be cut, Ben and a bot in the first deal. */
async function annAndBen() {
  const storage = tabStorage();
  const table = { name: 'Ann', rules: 'crazy-rummy', seats: 3, pace: 'usual' } as const;
  const ann = await watchTable(createPrivate(table, { server: line.address, storage }));
  const { code } = ann.table;
  const ben = await watchTable(joinByCode(code, { name: 'Ben' }, { server: server.address, storage: null }));
  await ann.connection.start();
  await Promise.all([ann, ben].map((each) => each.until(({ game }) => game?.phase === 'play')));
  return { storage, code, ann, ben };
}

describe('a dropped connection', () => {
  test('is restored by itself, with the same seat and hand, and the game goes on', async () => {
    await open(LONG);
    const { ann, ben } = await annAndBen();
    const { hand } = ann.game;
    line.cut(true);
    await statusOf(ann, 'reconnecting');
    await ben.until(({ seats }) => seats[0]?.connected === false);
    expect(await ann.connection.next()).toEqual({ ok: false, reason: 'offline' });
    line.mend();
    await statusOf(ann, 'online');
    await ben.until(({ seats }) => seats[0]?.connected === true);
    expect(ann.table.viewer).toBe(0);
    expect(ann.game.hand).toEqual(hand);
    expect(ann.updates.at(-1)?.events).toBeNull();
    await playUntil(ann, ben);
  });

  test('is restored even if the room could not hold a place at first', async () => {
    await open(LONG);
    const { ann, ben } = await annAndBen();
    const room = ServerRoom.prototype as unknown as { _reserveSeat(): Promise<boolean> };
    const reserving = vi.spyOn(room, '_reserveSeat').mockResolvedValueOnce(false);
    line.cut();
    await statusOf(ann, 'reconnecting');
    await statusOf(ann, 'online');
    expect(reserving.mock.calls.length).toBeGreaterThan(1);
    reserving.mockRestore();
    expect(ann.table.viewer).toBe(0);
    await playUntil(ann, ben);
  });

  test('is restored twice in a row', async () => {
    await open(LONG);
    const { ann } = await annAndBen();
    const { hand } = ann.game;
    for (let time = 0; time < 2; time++) {
      line.cut();
      await statusOf(ann, 'reconnecting');
      await statusOf(ann, 'online');
    }
    expect(ann.game.hand).toEqual(hand);
  });

  test('without a close is noticed when an answer is overdue', async () => {
    await open(LONG);
    const { ann } = await annAndBen();
    const { hand } = ann.game;
    const usual = Room.defaultRequestTimeout;
    Room.defaultRequestTimeout = 50;
    line.hush();
    expect(await ann.connection.next()).toEqual({ ok: false, reason: 'offline' });
    Room.defaultRequestTimeout = usual;
    await statusOf(ann, 'reconnecting');
    await statusOf(ann, 'online');
    expect(ann.game.hand).toEqual(hand);
  });

  test('is restored even after others at the same address have used up the rate limit', async () => {
    let now = 0;
    server = await startTestServer({ clock: { now: () => now } });
    line = await lineTo(server.address);
    const { ann } = await annAndBen();
    const ask = globalThis.fetch;
    const refused = new Promise<void>((resolve) => {
      vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
        const reply = await ask(...request);
        if (reply.status === 429) resolve();
        return reply;
      });
    });
    const enter = () => joinByCode('XXXXXX', { name: 'Eve' }, { server: server.address, storage: null });
    for (let time = 0; time < 58; time++) await enter();
    line.cut();
    await statusOf(ann, 'reconnecting');
    await refused;
    now += 10_000;
    await statusOf(ann, 'online');
    vi.restoreAllMocks();
    expect(ann.table.viewer).toBe(0);
  });

  test('is restored once a newer server is back, for which the table waited', async () => {
    await open(LONG);
    const { ann, storage, code } = await annAndBen();
    const ask = globalThis.fetch;
    const refused = new Promise<void>((resolve) => {
      vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
        resolve();
        return Response.json(no('newerTable'), { status: 503 });
      });
    });
    line.cut();
    await refused;
    // Another page of this tab keeps the seat for later, too.
    expect(await resume({ server: server.address, storage })).toEqual(no('newerTable'));
    expect(seatMemory(() => storage).read()).toBe(code);
    vi.mocked(globalThis.fetch).mockImplementation(ask);
    await statusOf(ann, 'online');
    vi.restoreAllMocks();
    expect(ann.table.viewer).toBe(0);
  });

  test('to a server that has become too new for the page leaves the seat to the page after the reload', async () => {
    await open(LONG);
    const { ann, storage } = await annAndBen();
    const { hand } = ann.game;
    const tooOld = async () => Response.json(no('oldVersion'), { status: 400 });
    vi.spyOn(globalThis, 'fetch').mockImplementation(tooOld);
    line.cut();
    await statusOf(ann, 'lost');
    // The reload may bring the old page once more.
    expect(await resume({ server: server.address, storage })).toEqual(no('oldVersion'));
    vi.restoreAllMocks();
    const again = await resume({ server: server.address, storage });
    expect(again.ok && new Watcher(again.value).game.hand).toEqual(hand);
  });

  test('is restored even if it breaks again during the return', async () => {
    await open(LONG);
    const { storage, ann, ben } = await annAndBen();
    const { hand } = ann.game;
    for (let time = 0; time < 2; time++) {
      await comeHalfway(storage);
      expect(ben.table.seats[0]).toMatchObject({ name: 'Ann', kind: 'person' });
    }
    const again = await resume({ server: server.address, storage });
    expect(again.ok && new Watcher(again.value).game.hand).toEqual(hand);
  });

  test('has a stand-in, whose actions only the seat’s owner is shown, until they dismiss them', async () => {
    await open(1);
    const { ann, ben } = await annAndBen();
    line.cut(true);
    await statusOf(ann, 'reconnecting');
    await ben.playDeal();
    line.mend();
    await ann.until(({ away }) => away.length > 0);
    expect(ann.table.away.every((event) => 'seat' in event && event.seat === 0)).toBe(true);
    await ben.until(({ seats }) => seats[0]?.standIn === false);
    expect(ben.updates.every(({ table }) => table.away.length === 0)).toBe(true);
    expect(await ann.connection.back()).toEqual({ ok: true, value: null });
    await ann.until(({ away }) => away.length === 0);
  });

  test('after which a bot stood in for a whole deal is restored with the hand that the bot left', async () => {
    await open(1);
    const { ann, ben } = await annAndBen();
    line.cut(true);
    await statusOf(ann, 'reconnecting');
    await ben.playDeal();
    await ben.connection.next();
    await ben.until(({ game }) => game?.deal === 2);
    expect(ben.table.seats[0]).toMatchObject({ name: 'Ann', kind: 'person', standIn: true });
    line.mend();
    await ann.until(({ game }) => game?.deal === 2);
    // The bot has handed the seat back, and nothing happens until Ann or Ben acts.
    const isStill = ({ game, seats }: TableView) =>
      game?.turn !== 2 && seats[0]?.connected === true && !seats[0].standIn;
    await Promise.all([ann.until(isStill), ben.until(isStill)]);
    expect(ann.game.hand).toHaveLength(ann.game.seats[0]?.cards as number);
    const { viewer: _ann, hand: _annsHand, ...annsView } = ann.game;
    const { viewer: _ben, hand: _bensHand, ...bensView } = ben.game;
    expect({ ...annsView, draft: annsView.draft.held }).toEqual({ ...bensView, draft: bensView.draft.held });
    await playUntil(ann, ben);
  });

  test('that lasts until a rematch costs the seat: its owner watches and sees nothing of the hand', async () => {
    // The bots' delay keeps Ben within the rate limit.
    await open(1, 8);
    const { ann, ben } = await annAndBen();
    line.cut(true);
    await statusOf(ann, 'reconnecting');
    while (ben.table.stage === 'playing') {
      await ben.playDeal();
      await ben.connection.next();
    }
    await ben.connection.rematch();
    await ben.until(({ game }) => game?.deal === 1);
    line.mend();
    await ann.until(({ viewer }) => viewer === 'spectator');
    expect(ann.table.seats[0]?.kind).toBe('bot');
    expect(ann.game.hand).toEqual([]);
    expect(ann.game.deal).toBe(1);
    expect(await ann.connection.next()).toEqual({ ok: false, reason: 'notSeated' });
  });
});

/** Both play until Ann has acted. */
async function playUntil(ann: Watcher, ben: Watcher): Promise<void> {
  for (;;) {
    const { game } = await ben.until(({ game }) => game?.turn === 0 || game?.turn === 1 || game?.phase === 'ready');
    if (game?.phase === 'ready') return;
    const mover = game?.turn === 0 ? ann : ben;
    await mover.until((table) => table.game?.turn === table.viewer);
    expect(await mover.act(think(mover.game, { below: () => 0 }))).toEqual({ ok: true, value: null });
    if (mover === ann) return;
  }
}

/** Opens a socket like a returning page, and closes it before it has joined. */
async function comeHalfway(storage: ItemStorage): Promise<void> {
  const [token, code] = [guestMemory(() => storage).read() ?? '', seatMemory(() => storage).read() ?? ''];
  const request = { want: 'back', version: PROTOCOL_VERSION, token, code } as const;
  const place = await askForPlace(server.address, request);
  if (!place.ok) throw new Error(place.reason);
  const { processId, roomId, sessionId } = place.value;
  const address = server.address.replace('http', 'ws');
  const socket = new WebSocket(`${address}/${processId}/${roomId}?sessionId=${sessionId}`);
  await new Promise((resolve) => socket.addEventListener('message', resolve, { once: true }));
  socket.close();
  await new Promise((resolve) => socket.addEventListener('close', resolve, { once: true }));
}

describe('a seat that a rematch gives to a bot', () => {
  test('is lost to its owner, who now watches and sees nothing of its hand', async () => {
    // Whatever Ann did was too long ago for her to count as being there.
    await open(LONG, 8, 20, 0);
    const { ann, ben } = await annAndBen();
    while (ben.table.stage === 'playing') await Promise.all([ann.playDeal(), ben.playDeal()]);
    await ben.connection.rematch();
    await ben.until(({ game }) => game?.deal === 1);
    await ann.until(({ viewer }) => viewer === 'spectator');
    expect(ann.table.seats[0]?.kind).toBe('bot');
    expect(ann.game.hand).toEqual([]);
    expect(await ann.connection.rematch()).toEqual({ ok: false, reason: 'notSeated' });
  });

  test('is lost after the first deal if its owner was there, but has not come back', async () => {
    await open(LONG, 8, 20);
    const { ann, ben } = await annAndBen();
    while (ben.table.stage === 'playing') await Promise.all([ann.playDeal(), ben.playDeal()]);
    await ben.connection.rematch();
    await ann.until(({ game }) => game?.deal === 1);
    expect(ann.table).toMatchObject({ viewer: 0, seats: [{ name: 'Ann', kind: 'person', standIn: true }, {}, {}] });
    await ben.playDeal();
    await ben.connection.next();
    await ann.until(({ viewer }) => viewer === 'spectator');
    expect(ann.table.seats[0]?.kind).toBe('bot');
    expect(ann.game.hand).toEqual([]);
  });
});

describe('a reload', () => {
  test('comes back to the same seat and the same hand', async () => {
    await open(LONG);
    const { storage, ann, ben } = await annAndBen();
    const { hand } = ann.game;
    // The page disappears without closing its connection; another one opens in the same tab.
    const again = await resume({ server: server.address, storage });
    if (!again.ok) throw new Error('not resumed');
    const back = new Watcher(again.value);
    expect(back.table.viewer).toBe(0);
    expect(back.game.hand).toEqual(hand);
    expect(back.updates[0]?.events).toBeNull();
    await ben.until(({ seats }) => seats[0]?.connected === true && !seats[0].standIn);
    await playUntil(back, ben);
  });

  test('in a second tab takes over the seat from the first', async () => {
    await open(LONG);
    const { storage, ann } = await annAndBen();
    const lost = statusOf(ann, 'lost');
    expect(await resume({ server: server.address, storage })).toMatchObject({ ok: true });
    await lost;
    // The second tab's seat is remembered.
    expect(await resume({ server: server.address, storage })).toMatchObject({ ok: true });
  });

  test('after leaving for good finds no seat: a bot has it', async () => {
    await open(LONG);
    const { storage, ben, ann } = await annAndBen();
    ann.connection.leave();
    await ben.until(({ seats }) => seats[0]?.kind === 'bot');
    expect(await resume({ server: server.address, storage })).toMatchObject({ ok: false });
  });
});
