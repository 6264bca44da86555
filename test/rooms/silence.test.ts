import { afterEach, beforeEach, expect, test } from 'vitest';
import { TURN_TIMES } from '#table';
import { TEMPO } from '../../server/config.ts';
import { type OpenSeat, takeSeat } from '../support/server/seat.ts';
import { QUICK_TEMPO, startTestServer, type TestServer } from '../support/server/testServer.ts';

const { silence } = TEMPO;
const GAME = { rules: 'crazy-rummy', seats: 3, pace: 'none' } as const;
const OK = { ok: true, value: null };
const NOT_NOW = { ok: false, reason: 'notNow' };

let time = 0;
let server: TestServer;
/** The people whose turn it is and is not. */
let mover: OpenSeat;
let other: OpenSeat;
let zoe: OpenSeat;
const seatOf = ({ table }: OpenSeat): number => table.viewer as number;

/** Two people play with a bot, without a clock; Zoe watches. */
beforeEach(async () => {
  time = 0;
  server = await startTestServer({
    clock: { now: () => time },
    tempo: { ...QUICK_TEMPO, silence },
    turnTimes: TURN_TIMES,
  });
  const { address } = server;
  const ann = await takeSeat(address, { want: 'private', name: 'Ann', ...GAME });
  const { code } = ann.table;
  const ben = await takeSeat(address, { want: 'code', code, name: 'Ben', spectate: false });
  zoe = await takeSeat(address, { want: 'code', code, name: 'Zoe', spectate: true });
  await ann.connection.start();
  const { game } = await ben.until(({ game }) => game !== null && game.turn >= 0 && game.turn < 2);
  await ann.until((table) => table.game?.turn === game?.turn);
  [mover, other] = game?.turn === 0 ? [ann, ben] : [ben, ann];
});
afterEach(() => server.close());

/** Moves the server's clock forward; it looks at its clock when a guest comes to a table. */
async function pass(ms: number): Promise<void> {
  time += ms;
  (await takeSeat(server.address, { want: 'private', name: 'Eve', ...GAME })).connection.leave();
}

const letBotPlay = (by: OpenSeat) => by.connection.company.standIn(seatOf(mover));
const sign = (by: OpenSeat) => by.connection.company.sign();

test('after a minute without a sign of a player the others let a bot play on, and one request ends it', async () => {
  await pass(silence);
  for (const each of [mover, other, zoe]) await each.until(({ silent }) => silent.includes(seatOf(mover)));
  expect(await letBotPlay(zoe)).toEqual({ ok: false, reason: 'notSeated' });
  expect(await letBotPlay(other)).toEqual(OK);
  await other.until(({ game, silent }) => game?.turn === seatOf(other) && silent.length === 0);
  const { seats } = await mover.until(({ seats }) => seats[seatOf(mover)]?.standIn === true);
  expect(seats[seatOf(mover)]).toMatchObject({ kind: 'person', connected: true });
  expect(await mover.connection.back()).toEqual(OK);
  await other.until(({ seats }) => seats[seatOf(mover)]?.standIn === false);
});

test('a player whose page tells of touches is never passed over', async () => {
  for (let minutes = 0; minutes < 10; minutes++) {
    await pass(silence - 1);
    expect(await sign(mover)).toEqual(OK);
    expect(await letBotPlay(other)).toEqual(NOT_NOW);
    await pass(1);
    expect(await letBotPlay(other)).toEqual(NOT_NOW);
  }
  expect(other.table).toMatchObject({ silent: [], game: { turn: seatOf(mover) } });
});

test('a touch at the last moment keeps the turn', async () => {
  await pass(silence);
  await other.until(({ silent }) => silent.length > 0);
  expect(await sign(mover)).toEqual(OK);
  await other.until(({ silent }) => silent.length === 0);
  expect(await letBotPlay(other)).toEqual(NOT_NOW);
});

test('signs cost the others nothing, and a spectator gives none', async () => {
  const before = other.frames.length;
  for (let sent = 0; sent < 30; sent++) await sign(mover);
  expect(await sign(zoe)).toEqual({ ok: false, reason: 'notSeated' });
  // Only the reply to this, after all that the signs might have led to.
  await sign(other);
  expect(other.frames.length - before).toBe(1);
});

test('nobody passes over a seat for which the table does not wait, nor one that does not exist', async () => {
  await pass(silence);
  await other.until(({ silent }) => silent.length > 0);
  for (const seat of [seatOf(other), 2, 7]) {
    expect(await other.connection.company.standIn(seat)).toEqual(NOT_NOW);
  }
});
