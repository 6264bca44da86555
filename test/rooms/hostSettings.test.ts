import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type HostOptions, LEVEL_NAMES, type LevelName } from '#protocol';
import { createPrivate, joinByCode, lookAtTable } from '../../client/net/connect.ts';
import { watchTable } from '../support/server/player.ts';
import { holdPlace } from '../support/server/seat.ts';
import { startTestServer, type TestServer } from '../support/server/testServer.ts';

const GAME = { rules: 'crazy-rummy', seats: 3, pace: 'usual' } as const;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ levels: LEVEL_NAMES });
});
afterEach(() => server.close());

const how = () => ({ server: server.address, storage: null });

/** Ann opens a private table with these settings. */
async function annsTable(wish: HostOptions) {
  const ann = await watchTable(createPrivate({ name: 'Ann', ...GAME, ...wish }, how()));
  return { ann, code: ann.table.code };
}

const join = (code: string, name: string) => watchTable(joinByCode(code, { name }, how()));

test('a table without spectators shows this in a look, and lets nobody watch', async () => {
  const { ann, code } = await annsTable({ spectators: false });
  expect(ann.table).toMatchObject({ spectators: false, bots: true });
  expect(await lookAtTable(code, how())).toMatchObject({ value: { spectators: false } });
  expect(await joinByCode(code, { name: 'Zoe', spectate: true }, how())).toEqual({ ok: false, reason: 'noSpectators' });
  await join(code, 'Ben');
});

test('a table whose host allows no hints tells everybody there', async () => {
  const { ann, code } = await annsTable({ hints: false });
  const ben = await join(code, 'Ben');
  for (const { table } of [ann, ben]) expect(table).toMatchObject({ hints: false, bots: true });
});

test('by default anybody may watch, hints are allowed, and bots fill the table', async () => {
  const { ann, code } = await annsTable({});
  expect(ann.table).toMatchObject({ spectators: true, bots: true, hints: true });
  expect((await joinByCode(code, { name: 'Zoe', spectate: true }, how())).ok).toBe(true);
  expect(await ann.connection.start()).toEqual({ ok: true, value: null });
});

describe('the levels that the host chose for the bots', () => {
  test('are those of their seats, for everybody to see', async () => {
    const { ann, code } = await annsTable({ levels: ['steady', 'sharp', 'beginner'] });
    const zoe = await watchTable(joinByCode(code, { name: 'Zoe', spectate: true }, how()));
    await ann.connection.start();
    for (const one of [ann, zoe]) {
      const { seats } = await one.until(({ stage }) => stage === 'playing');
      expect(seats.map(({ level }) => level)).toEqual([null, 'sharp', 'beginner']);
    }
    await ann.playDeal();
  });

  test('are refused if they have no such name, or are more than the seats of any table', async () => {
    const open = (levels: readonly unknown[]) =>
      holdPlace(server.address, { want: 'private', name: 'Ann', ...GAME, levels: levels as readonly LevelName[] });
    expect(await open(['grandmaster'])).toEqual({ ok: false, reason: 'badMessage' });
    expect(await open(Array(100).fill('sharp'))).toEqual({ ok: false, reason: 'badMessage' });
  });
});

describe('a table without bots', () => {
  test('starts when people sit in all its seats, and cannot be started before', async () => {
    const { ann, code } = await annsTable({ bots: false });
    await join(code, 'Ben');
    expect(await ann.connection.start()).toEqual({ ok: false, reason: 'notFull' });
    expect(ann.table.stage).toBe('waiting');
    await join(code, 'Cid');
    await ann.until(({ stage }) => stage === 'playing');
    expect(ann.table.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'person']);
  });

  test('gives the seat of a player who leaves to a bot, until a person takes it between deals', async () => {
    const { ann, code } = await annsTable({ bots: false });
    const ben = await join(code, 'Ben');
    const cid = await join(code, 'Cid');
    await ann.until(({ game }) => game?.phase === 'play');
    cid.connection.leave();
    await ann.until(({ seats }) => seats[2]?.kind === 'bot');
    await Promise.all([ann.playDeal(), ben.playDeal()]);
    const { total } = ann.game.seats[2] ?? {};
    const dan = await join(code, 'Dan');
    expect(dan.table).toMatchObject({ viewer: 2, seats: { 2: { kind: 'person', name: 'Dan' } } });
    expect(dan.game.seats[2]?.total).toBe(total);
    for (const { connection } of [ann, ben, dan]) await connection.next();
    await dan.until(({ game }) => game?.deal === 2);
    expect(dan.game.hand.length).toBeGreaterThanOrEqual(7);
  });
});
