import { afterEach, expect, test } from 'vitest';
import { memoryStore } from '../support/server/memoryStore.ts';
import { holdPlace, newToken, type OpenSeat, takeSeat } from '../support/server/seat.ts';
import { QUICK_TEMPO, startTestServer, type TestServer } from '../support/server/testServer.ts';

/** Bots come at once, and then wait for the person: the deal goes on only as far as the test plays it. */
const TEMPO = { ...QUICK_TEMPO, fill: 5, bot: 3_600_000 };
const WISH = { want: 'quick', rules: 'crazy-rummy', seats: 3, pace: 'none' } as const;
const ANN_LIVES_AT = '192.0.2.1';
const BEN_LIVES_AT = '192.0.2.2';

let server: TestServer;
afterEach(() => server.close());

async function start(store = memoryStore()): Promise<void> {
  server = await startTestServer({ store, tempo: TEMPO }, 0, { TRUST_PROXY: '1' });
}

/** Ann plays the first deal against two bots. */
async function annAndBots(wish: Partial<typeof WISH> | { readonly pace: 'usual' } = {}): Promise<OpenSeat> {
  const ann = await takeSeat(server.address, { ...WISH, ...wish, name: 'Ann' }, ANN_LIVES_AT);
  await ann.until(({ game }) => game?.deal === 1 && game.turn >= 0);
  return ann;
}

const codeOf = ({ table }: OpenSeat): string => table.code;

test('in mid-deal, a quick match leads to a bot’s hand, as it was dealt, and everybody sees who has it', async () => {
  await start();
  const ann = await annAndBots();
  const ben = await takeSeat(server.address, { ...WISH, name: 'Ben' }, BEN_LIVES_AT);
  expect(codeOf(ben)).toBe(codeOf(ann));
  const seat = ben.table.viewer;
  expect(seat).not.toBe('spectator');
  expect(ben.game.hand.length).toBeGreaterThan(0);
  const { seats } = await ann.until((table) => table.seats.some(({ name }) => name === 'Ben'));
  expect(seats.map(({ kind }) => kind).filter((kind) => kind === 'bot')).toHaveLength(1);
  expect(ann.game.results).toHaveLength(0);
});

test('who sat or watched during the deal gets no hand in it, under another name or from elsewhere', async () => {
  await start();
  const ann = await annAndBots();
  const token = await newToken(server.address);
  const byCode = { want: 'code', code: codeOf(ann) } as const;
  const zoe = await takeSeat(server.address, { ...byCode, name: 'Zoe', spectate: true, token }, BEN_LIVES_AT);
  expect(zoe.table.viewer).toBe('spectator');
  zoe.connection.leave();
  const sameGuest = { ...byCode, name: 'Zoe', spectate: false, token };
  expect(await holdPlace(server.address, sameGuest, '192.0.2.3')).toEqual({ ok: false, reason: 'alreadyPlaying' });
  const sameAddress = { ...byCode, name: 'Yan', spectate: false };
  for (const address of [ANN_LIVES_AT, BEN_LIVES_AT]) {
    expect(await holdPlace(server.address, sameAddress, address)).toEqual({ ok: false, reason: 'alreadyPlaying' });
    expect(codeOf(await takeSeat(server.address, { ...WISH, name: 'Yan' }, address))).not.toBe(codeOf(ann));
  }
  expect((await holdPlace(server.address, sameAddress, '192.0.2.4')).ok).toBe(true);
});

test('a hand changes owners once a deal: nobody comes after somebody who took it and left', async () => {
  await start();
  const ann = await annAndBots();
  for (const [name, address] of [
    ['Ben', BEN_LIVES_AT],
    ['Cid', '192.0.2.3'],
  ] as const) {
    const one = await takeSeat(server.address, { ...WISH, name }, address);
    expect(codeOf(one)).toBe(codeOf(ann));
    one.connection.leave();
    await ann.until(({ seats }) => seats.filter(({ kind }) => kind === 'bot').length === 2);
  }
  const dan = await takeSeat(server.address, { ...WISH, name: 'Dan' }, '192.0.2.4');
  expect(codeOf(dan)).not.toBe(codeOf(ann));
});

test('after a restart, nobody knows who has seen the deal, so its hands stay the bots’', async () => {
  const store = memoryStore();
  await start(store);
  const token = await newToken(server.address);
  const ann = await takeSeat(server.address, { ...WISH, name: 'Ann', token }, ANN_LIVES_AT);
  await ann.until(({ game }) => game?.deal === 1);
  const code = codeOf(ann);
  await server.close();
  await start(store);
  await takeSeat(server.address, { want: 'back', code, token }, ANN_LIVES_AT);
  const byCode = { want: 'code', code, name: 'Ben', spectate: false } as const;
  expect(await holdPlace(server.address, byCode, BEN_LIVES_AT)).toEqual({ ok: false, reason: 'alreadyPlaying' });
});

test('a quick match that may be near leads to people at a table of another length and size', async () => {
  await start();
  const ann = await annAndBots({ pace: 'usual' });
  const wish = { ...WISH, rules: 'crazy-rummy-3', seats: 4, pace: 'fast', name: 'Ben' } as const;
  expect(codeOf(await takeSeat(server.address, wish, BEN_LIVES_AT))).not.toBe(codeOf(ann));
  const near = await takeSeat(server.address, { ...wish, name: 'Cid', seats: 5, orNear: true }, '192.0.2.3');
  expect(near.table.seats.filter(({ kind }) => kind === 'person').length).toBeGreaterThan(1);
});

test('a quick match waits longer while somebody else looks for another game, or until it is started with bots', async () => {
  server = await startTestServer({ tempo: { ...TEMPO, search: 3_600_000 } }, 0, { TRUST_PROXY: '1' });
  await annAndBots();
  const ben = await takeSeat(server.address, { ...WISH, rules: 'biddies', name: 'Ben' }, BEN_LIVES_AT);
  expect(ben.table.stage).toBe('waiting');
  expect(await ben.connection.start()).toEqual({ ok: true, value: null });
  const { seats } = await ben.until(({ game }) => game?.deal === 1);
  expect(seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
});
