import { Client } from 'colyseus.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PROTOCOL_VERSION, type Reservation } from '#protocol';
import { askForLook } from '../../client/net/entry.ts';
import { TIMEOUTS } from '../../server/config.ts';
import { entropyFrom } from '../support/entropy.ts';
import { soon } from '../support/progress.ts';
import { statusOf } from '../support/server/player.ts';
import { holdPlace, newToken, type OpenSeat, socketOf, takeSeat } from '../support/server/seat.ts';
import { QUICK_TEMPO, startTestServer, type TestServer } from '../support/server/testServer.ts';

const GAME = { rules: 'crazy-rummy', seats: 4, pace: 'usual' } as const;
let time = 0;
const now = () => time;

let server: TestServer;
beforeEach(async () => {
  time = 0;
  server = await startTestServer({ clock: { now }, tempo: { ...QUICK_TEMPO, fill: 4_000 }, timeouts: TIMEOUTS });
});
afterEach(() => server.close());

const sit = (want: 'quick' | 'private', name: string) => takeSeat(server.address, { want, name, ...GAME });
const quick = async (name: string): Promise<Reservation> => {
  const place = await holdPlace(server.address, { want: 'quick', name, ...GAME });
  if (!place.ok) throw new Error(place.reason);
  return place.value;
};
const byCode = (code: string, name: string) => holdPlace(server.address, { want: 'code', name, code, spectate: false });

describe('a held seat', () => {
  test('is kept while its guest is on the way, even though bots are due to fill the table', async () => {
    const ann = await sit('quick', 'Ann');
    const place = await quick('Ben');
    // The bots are due, but the hold has not expired.
    time += 5_000;
    for (let question = 0; question < 20; question++) await ann.connection.start();
    expect(ann.table.stage).toBe('waiting');
    await new Client(server.address).consumeSeatReservation(place);
    await ann.until(({ stage }) => stage === 'playing');
    expect(ann.table.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot', 'bot']);
  });

  test('delays the others by one hold at most, however many guests ask one after the other', async () => {
    const ann = await sit('quick', 'Ann');
    await quick('Ben');
    time += TIMEOUTS.hold - 1;
    await quick('Cid');
    time += 1;
    // Any request makes the server check what is due.
    await ann.connection.start();
    await ann.until(({ stage }) => stage === 'playing');
    expect(ann.table.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'bot']);
  });

  test('is one per guest, however often they ask', async () => {
    const ann = await sit('private', 'Ann');
    const { code } = ann.table;
    const token = await newToken(server.address);
    const ben = () => holdPlace(server.address, { want: 'code', name: 'Ben', code, spectate: false, token });
    const asked = [await ben(), await ben(), await byCode(code, 'Cid'), await byCode(code, 'Dan')];
    expect(asked.map(({ ok }) => ok)).toEqual([true, true, true, true]);
    expect(await byCode(code, 'Eve')).toEqual({ ok: false, reason: 'tableFull' });
    const again = await ben();
    if (!again.ok) throw new Error(again.reason);
    await new Client(server.address).consumeSeatReservation(again.value);
    await ann.until(({ seats }) => seats[1]?.name === 'Ben');
  });

  test('does not keep an empty table open if nobody arrives', async () => {
    const ann = await sit('private', 'Ann');
    const { code } = ann.table;
    const zoe = await takeSeat(server.address, { want: 'code', code, name: 'Zoe', spectate: true });
    expect((await byCode(code, 'Ben')).ok).toBe(true);
    const gone = statusOf(zoe, 'lost');
    time += TIMEOUTS.hold;
    ann.connection.leave();
    await gone;
    expect(await byCode(code, 'Cid')).toEqual({ ok: false, reason: 'noSuchTable' });
  });
});

describe('a private table to which nobody comes', () => {
  const lossOf = (seat: OpenSeat) =>
    new Promise((resolve) => {
      seat.connection.onStatus((status, reason) => {
        if (status === 'lost') resolve(reason);
      });
    });

  test('sleeps after fifteen minutes; its code brings its person back, or a friend', async () => {
    const token = await newToken(server.address);
    const ann = await takeSeat(server.address, { want: 'private', name: 'Ann', token, ...GAME });
    const { code } = ann.table;
    const loss = lossOf(ann);
    time += TIMEOUTS.alone - 1;
    // Any request makes the server check what is due.
    expect(await ann.connection.next()).toEqual({ ok: false, reason: 'notPlaying' });
    time += 1;
    void ann.connection.next();
    expect(await loss).toBe('unused');
    // It opens again for anybody who looks, with her seat.
    const look = async () => {
      const found = await askForLook(server.address, { want: 'look', version: PROTOCOL_VERSION, token, code });
      return found.ok && found.value.isYours;
    };
    expect(await look()).toBe(true);
    time += TIMEOUTS.waiting - 1;
    const ben = await takeSeat(server.address, { want: 'code', code, name: 'Ben', spectate: false });
    expect(ben.table.seats.map(({ name }) => name).slice(0, 2)).toEqual(['Ann', 'Ben']);
    const again = await takeSeat(server.address, { want: 'back', code, token } as Parameters<typeof takeSeat>[1]);
    expect(again.table).toMatchObject({ viewer: 0, stage: 'waiting' });
  });

  test('stays open while others are there, and counts anew when they have left', async () => {
    const ann = await sit('private', 'Ann');
    const loss = lossOf(ann);
    const ben = await takeSeat(server.address, { want: 'code', code: ann.table.code, name: 'Ben', spectate: false });
    time += TIMEOUTS.alone;
    expect(await ann.connection.next()).toEqual({ ok: false, reason: 'notPlaying' });
    ben.connection.leave();
    await ann.until(({ seats }) => seats[1]?.kind !== 'person');
    time += TIMEOUTS.alone - 1;
    expect(await ann.connection.next()).toEqual({ ok: false, reason: 'notPlaying' });
    time += 1;
    void ann.connection.next();
    expect(await loss).toBe('unused');
  });
});

describe('a table that players leave', () => {
  test('while waiting keeps the seat of a disconnected player for a minute', async () => {
    const ann = await sit('private', 'Ann');
    const { code } = ann.table;
    const ben = await takeSeat(server.address, { want: 'code', code, name: 'Ben', spectate: false });
    const zoe = await takeSeat(server.address, { want: 'code', code, name: 'Zoe', spectate: true });
    const gone = statusOf(zoe, 'lost');
    socketOf(ann.room).close(3000);
    await zoe.until(({ seats }) => seats[0]?.connected === false);
    time += TIMEOUTS.waiting - 1;
    expect(await ben.connection.next()).toEqual({ ok: false, reason: 'notPlaying' });
    expect(zoe.table.seats[0]?.name).toBe('Ann');
    time += 1;
    ben.connection.leave();
    await gone;
    expect(await byCode(code, 'Cid')).toEqual({ ok: false, reason: 'noSuchTable' });
  });

  test('takes no quick match after the game', async () => {
    await server.close();
    server = await startTestServer({ tempo: { ...QUICK_TEMPO, fill: 1, search: 1, next: 1, bot: 8 } });
    const play = (name: string) =>
      takeSeat(server.address, { want: 'quick', name, rules: 'crazy-rummy', seats: 3, pace: 'usual' });
    const ann = await play('Ann');
    while (ann.table.stage !== 'over') await ann.playDeal();
    const zed = await play('Zed');
    expect(zed.table.code).not.toBe(ann.table.code);
  });
});

describe('the server', () => {
  test('limits the tables per address', async () => {
    await server.close();
    server = await startTestServer({ clock: { now } });
    const answers: string[] = [];
    for (let table = 0; table < 252; table++) {
      // Stays below the limit on requests.
      time += 200;
      const place = await holdPlace(server.address, { want: 'private', name: 'Eve', ...GAME });
      answers.push(place.ok ? 'in' : place.reason);
    }
    expect(answers.filter((answer) => answer === 'in')).toHaveLength(250);
    expect(answers.at(-1)).toBe('tooManyTables');
  });

  test('closes at once, even if somebody is on the way', async () => {
    await sit('quick', 'Ann');
    await quick('Ben');
    await soon('closing the server', server.close(), 2_000);
    server = await startTestServer();
  });

  test('logs why a table cannot be opened, and nothing else breaks', async () => {
    await server.close();
    let count = 0;
    const fresh = entropyFrom('opening');
    const entropy = () => {
      count += 1;
      // After the server's secret, the guest's id, and the table's code and id.
      if (count === 5) throw new Error('no entropy');
      return fresh();
    };
    server = await startTestServer({ entropy });
    const place = await holdPlace(server.address, { want: 'private', name: 'Ann', ...GAME });
    expect(place).toEqual({ ok: false, reason: 'tableClosed' });
    expect(server.logged.map(({ msg }) => msg)).toEqual(['server listening', 'table could not be opened']);
    expect((await sit('quick', 'Ben')).table.stage).toBe('waiting');
  });
});
