import { afterEach, beforeEach, expect, test } from 'vitest';
import { SAYINGS, type Said } from '#protocol';
import { type OpenSeat, takeSeat } from '../support/server/seat.ts';
import { startTestServer, type TestServer } from '../support/server/testServer.ts';

const WELL_PLAYED = SAYINGS.indexOf('wellPlayed');
const THANKS = SAYINGS.indexOf('thanks');

let time = 0;
let server: TestServer;
let ann: OpenSeat;
let ben: OpenSeat;
let zoe: OpenSeat;

/** Ann and Ben play; Zoe watches. */
beforeEach(async () => {
  time = 0;
  server = await startTestServer({ clock: { now: () => time } });
  const { address } = server;
  ann = await takeSeat(address, { want: 'private', name: 'Ann', rules: 'crazy-rummy', seats: 3, pace: 'usual' });
  const { code } = ann.table;
  zoe = await takeSeat(address, { want: 'code', code, name: 'Zoe', spectate: true });
  ben = await takeSeat(address, { want: 'code', code, name: 'Ben', spectate: false });
});
afterEach(() => server.close());

const say = ({ connection }: OpenSeat, phrase: number) => connection.company.say(phrase);

/** The first `count` phrases that this client receives. */
function heard({ connection }: OpenSeat, count: number): Promise<readonly Said[]> {
  const all: Said[] = [];
  return new Promise((resolve) => {
    connection.onSaid((said) => {
      all.push(said);
      if (all.length === count) resolve(all);
    });
  });
}

test('a phrase reaches everybody at the table: players, spectators and the sender', async () => {
  const all = Promise.all([ann, ben, zoe].map((each) => heard(each, 2)));
  expect(await say(ann, WELL_PLAYED)).toEqual({ ok: true, value: null });
  expect(await say(ben, THANKS)).toEqual({ ok: true, value: null });
  const said = [
    { seat: 0, phrase: WELL_PLAYED },
    { seat: 1, phrase: THANKS },
  ];
  expect(await all).toEqual([said, said, said]);
});

test('each seat may say one phrase in two seconds and five in thirty', async () => {
  const said = heard(zoe, 7);
  const tooFast = { ok: false, reason: 'tooFast' };
  expect(await say(ann, 0)).toMatchObject({ ok: true });
  time += 1_999;
  expect(await say(ann, 0)).toEqual(tooFast);
  expect(await say(ben, 0)).toMatchObject({ ok: true });
  time += 1;
  for (let more = 0; more < 4; more++) {
    expect(await say(ann, more)).toMatchObject({ ok: true });
    time += 2_000;
  }
  expect(await say(ann, 0)).toEqual(tooFast);
  time = 30_000;
  expect(await say(ann, 17)).toMatchObject({ ok: true });
  expect((await said).map(({ seat }) => seat)).toEqual([0, 1, 0, 0, 0, 0, 0]);
});

test('a bot greets everybody at the table in its own name', async () => {
  const all = Promise.all([ann, ben, zoe].map((each) => heard(each, 1)));
  await ann.connection.start();
  await zoe.until(({ game }) => game?.deal === 1);
  time += 1_500;
  // Any request makes the server look at its clock.
  await ann.connection.next();
  const [[said] = [], ...others] = await all;
  expect(said?.seat).toBe(2);
  expect(['hello', 'goodLuck', 'smile']).toContain(SAYINGS[said?.phrase ?? -1]);
  expect(others).toEqual([[said], [said]]);
});

test('spectators cannot say phrases, and unknown phrases are refused', async () => {
  const said = heard(ben, 1);
  expect(await say(zoe, 0)).toEqual({ ok: false, reason: 'notSeated' });
  for (const phrase of [-1, SAYINGS.length, 0.5, 'Hello' as unknown as number]) {
    expect(await say(ann, phrase)).toEqual({ ok: false, reason: 'badMessage' });
  }
  await say(ann, THANKS);
  expect(await said).toEqual([{ seat: 0, phrase: THANKS }]);
});
