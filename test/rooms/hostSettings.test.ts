import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createPrivate, joinByCode, lookAt } from '../../client/net/index.ts';
import { QUICK_TEMPO, startTestServer, type TestServer } from '../support/server.ts';
import { Watcher } from '../support/serverPlayer.ts';

const GAME = { rules: 'crazy-rummy', seats: 3, pace: 'usual' } as const;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ tempo: { ...QUICK_TEMPO, next: 200 } });
});
afterEach(() => server.close());

const how = () => ({ server: server.address, storage: null });

/** Ann opens a table as she likes it. */
async function annsTable(wish: { readonly spectators?: boolean; readonly bots?: boolean }) {
  const made = await createPrivate({ name: 'Ann', ...GAME, ...wish }, how());
  if (!made.ok) throw new Error(made.reason);
  const ann = new Watcher(made.value);
  return { ann, table: made.value, code: ann.table.code };
}

async function join(code: string, name: string): Promise<Watcher> {
  const joined = await joinByCode(code, { name }, how());
  if (!joined.ok) throw new Error(joined.reason);
  return new Watcher(joined.value);
}

test('a table without watchers says so to whoever looks, and lets nobody watch', async () => {
  const { ann, code } = await annsTable({ spectators: false });
  expect(ann.table).toMatchObject({ spectators: false, bots: true });
  expect(await lookAt(code, how())).toMatchObject({ value: { spectators: false } });
  expect(await joinByCode(code, { name: 'Zoe', spectate: true }, how())).toEqual({ ok: false, reason: 'noSpectators' });
  await join(code, 'Ben');
});

test('unless told anybody may watch, and bots fill the table', async () => {
  const { ann, table, code } = await annsTable({});
  expect(ann.table).toMatchObject({ spectators: true, bots: true });
  expect((await joinByCode(code, { name: 'Zoe', spectate: true }, how())).ok).toBe(true);
  expect(await table.start()).toEqual({ ok: true, value: null });
});

describe('a table without bots', () => {
  test('begins when people sit in all its seats, and by no word before', async () => {
    const { ann, table, code } = await annsTable({ bots: false });
    await join(code, 'Ben');
    expect(await table.start()).toEqual({ ok: false, reason: 'notFull' });
    expect(ann.table.stage).toBe('waiting');
    await join(code, 'Cid');
    await ann.until(({ stage }) => stage === 'playing');
    expect(ann.table.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'person']);
  });

  test('goes on with one in the place of somebody who leaves; between deals a person takes that place', async () => {
    const { ann, code } = await annsTable({ bots: false });
    const ben = await join(code, 'Ben');
    const cid = await joinByCode(code, { name: 'Cid' }, how());
    if (!cid.ok) throw new Error(cid.reason);
    await ann.until(({ game }) => game?.phase === 'play');
    cid.value.leave();
    await ann.until(({ seats }) => seats[2]?.kind === 'bot');
    await Promise.all([ann.playDeal(), ben.playDeal()]);
    const { total } = ann.game.seats[2] ?? {};
    const dan = await join(code, 'Dan');
    expect(dan.table).toMatchObject({ viewer: 2, seats: { 2: { kind: 'person', name: 'Dan' } } });
    expect(dan.game.seats[2]?.total).toBe(total);
    await dan.until(({ game }) => game?.deal === 2);
    expect(dan.game.hand.length).toBeGreaterThanOrEqual(7);
  });
});
