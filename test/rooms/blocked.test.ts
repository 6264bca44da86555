import { afterEach, beforeEach, expect, test } from 'vitest';
import { StoreFails } from '../../server/store/database.ts';
import { type MemoryStore, memoryStore } from '../support/server/memoryStore.ts';
import { holdPlace, newToken, type OpenSeat, takeSeat } from '../support/server/seat.ts';
import { startTestServer, type TestServer } from '../support/server/testServer.ts';

const GAME = { rules: 'crazy-rummy', seats: 4, pace: 'usual' } as const;

let server: TestServer;
let store: MemoryStore;
let tokens: Readonly<Record<'Ann' | 'Ben' | 'Cid', string>>;
beforeEach(async () => {
  store = memoryStore();
  server = await startTestServer({ store });
  const [Ann, Ben, Cid] = await Promise.all(['Ann', 'Ben', 'Cid'].map(() => newToken(server.address)));
  tokens = { Ann, Ben, Cid } as typeof tokens;
});
afterEach(() => server.close());

const play = (name: keyof typeof tokens): Promise<OpenSeat> =>
  takeSeat(server.address, { want: 'quick', name, token: tokens[name], ...GAME });

/** Ann and Ben meet at a table; Ann blocks or unblocks Ben; both leave. */
async function meet(on: boolean): Promise<void> {
  const ann = await takeSeat(server.address, { want: 'private', name: 'Ann', token: tokens.Ann, ...GAME });
  const ben = await takeSeat(server.address, {
    ...{ want: 'code', code: ann.table.code, name: 'Ben', token: tokens.Ben, spectate: false },
  });
  await ann.until(({ seats }) => seats[1]?.name === 'Ben');
  const seen = ben.frames.length;
  expect(await ann.connection.company.block(1, on)).toEqual({ ok: true, value: null });
  // Ben gets one frame, the answer to his own request.
  await ben.connection.back();
  expect(ben.frames.length).toBe(seen + 1);
  ann.connection.leave();
  ben.connection.leave();
}

/** The codes of the tables at which these guests are seated, in order of arrival. */
async function tablesOf(...names: readonly (keyof typeof tokens)[]): Promise<readonly string[]> {
  const codes: string[] = [];
  for (const name of names) codes.push((await play(name)).table.code);
  return codes;
}

test('a quick match keeps blocked guests apart, in either order of arrival, and nobody is told', async () => {
  await meet(true);
  const [bens, cids, anns] = await tablesOf('Ben', 'Cid', 'Ann');
  expect(cids).toBe(bens);
  expect(anns).not.toBe(bens);
  expect(JSON.stringify(server.logged)).not.toContain('block');
});

test('blocked guests are kept apart even while one of them is on the way', async () => {
  await meet(true);
  const place = (name: keyof typeof tokens) =>
    holdPlace(server.address, { want: 'quick', name, token: tokens[name], ...GAME });
  const [ann, ben] = [await place('Ann'), await place('Ben')];
  expect(ann.ok && ben.ok && ann.value.code !== ben.value.code).toBe(true);
});

test('a block survives a restart and ends when it is taken back', async () => {
  await meet(true);
  await server.close();
  server = await startTestServer({ store });
  const [anns, bens] = await tablesOf('Ann', 'Ben');
  expect(anns).not.toBe(bens);
  await server.close();
  for (const table of store.tables) await store.end(table.order.id);
  server = await startTestServer({ store });
  await meet(false);
  const [annsNow, bensNow] = await tablesOf('Ann', 'Ben');
  expect(annsNow).toBe(bensNow);
});

test('blocked guests may meet at a private table', async () => {
  await meet(true);
  const ann = await takeSeat(server.address, { want: 'private', name: 'Ann', token: tokens.Ann, ...GAME });
  const { code } = ann.table;
  const ben = { want: 'code', code, name: 'Ben', token: tokens.Ben, spectate: false } as const;
  expect((await holdPlace(server.address, ben)).ok).toBe(true);
});

test('only a seated player can block, and only another player', async () => {
  const ann = await play('Ann');
  const { code } = ann.table;
  const zoe = await takeSeat(server.address, { want: 'code', code, name: 'Zoe', spectate: true });
  const block = ({ connection }: OpenSeat, seat: number) => connection.company.block(seat, true);
  for (const seat of [0, 1, 200]) expect(await block(ann, seat)).toEqual({ ok: false, reason: 'nobodyThere' });
  expect(await block(ann, -1)).toEqual({ ok: false, reason: 'badMessage' });
  expect(await block(zoe, 0)).toEqual({ ok: false, reason: 'notSeated' });
});

test('a table survives a store that fails', async () => {
  const ann = await play('Ann');
  await takeSeat(server.address, { want: 'code', code: ann.table.code, name: 'Ben', spectate: false });
  store.block = () => Promise.reject(new StoreFails(new Error('the disk is full')));
  expect(await ann.connection.company.block(1, true)).toEqual({ ok: false, reason: 'offline' });
  expect(await ann.connection.back()).toEqual({ ok: true, value: null });
});

test('a blocked guest gets no seat at a public table by its code, but may watch', async () => {
  await meet(true);
  const ann = await play('Ann');
  const come = (code: string, spectate = false) =>
    holdPlace(server.address, { want: 'code', code, name: 'Ben', token: tokens.Ben, spectate });
  expect(await come(ann.table.code)).toEqual({ ok: false, reason: 'tableFull' });
  expect(await come(ann.table.code, true)).toMatchObject({ ok: true });
});

test('blocking and unblocking is rate-limited per seat', async () => {
  const ann = await play('Ann');
  const ben = await play('Ben');
  const replies = [];
  for (let time = 0; time < 12; time++) replies.push(await ann.connection.company.block(1, time % 2 === 0));
  expect(replies.filter(({ ok }) => ok)).toHaveLength(10);
  expect(replies.at(-1)).toEqual({ ok: false, reason: 'tooFast' });
  expect(await ben.connection.company.block(0, true)).toMatchObject({ ok: true });
});
