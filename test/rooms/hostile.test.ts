import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { TURN_TIMES } from '#table';
import { askForSocket } from '../support/server/handshake.ts';
import { type Attack, anyAttack, isDone, send } from '../support/server/hostileMessages.ts';
import { type OpenSeat, socketOf, takeSeat } from '../support/server/seat.ts';
import { startTestServer, type TestServer } from '../support/server/testServer.ts';

const MESSAGES = 10_000;
const ATTACKERS = 8;
const BURST = 25;
const FOREVER = 1_000_000_000;
const GAME = { rules: 'crazy-rummy', seats: 3, pace: 'none' } as const;

let server: TestServer;
let now = 0;
beforeAll(async () => {
  // Silences the decoder, which complains about every malformed message.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const tempo = {
    window: FOREVER,
    next: FOREVER,
    bot: 0,
    deal: 0,
    botTimeout: FOREVER,
    grace: FOREVER,
    graceWithoutClock: FOREVER,
    silence: FOREVER,
    fill: FOREVER,
    search: FOREVER,
    shares: 0,
  };
  server = await startTestServer({ clock: { now: () => now }, tempo, turnTimes: TURN_TIMES });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const sitDown = async (want: 'quick' | 'private', player: string): Promise<OpenSeat> =>
  takeSeat(server.address, { want, name: player, ...GAME });

/** Attacks from ever new seats until `messages` messages are sent. Returns the number sent. */
async function attackFor(messages: number, attacks: readonly Attack[], index: number): Promise<number> {
  let sent = 0;
  let entries = 0;
  let seat = await sitDown('private', `Evil ${index}`);
  await seat.connection.start();
  while (sent < messages) {
    const burst = attacks.slice(sent, sent + BURST);
    for (const what of burst) {
      if (!send(seat.room, what)) break;
      sent += 1;
    }
    await isDone(seat.room);
    now += 1_000;
    if (socketOf(seat.room).readyState === WebSocket.OPEN) continue;
    // Entry has its own rate limits.
    now += 1_000;
    seat = await sitDown('private', `Evil ${index}.${entries++}`);
    await seat.connection.start();
  }
  return sent;
}

test(`${MESSAGES} random and hostile messages make no table fail, and a peaceful one plays on`, async () => {
  const peaceful = await Promise.all(['Ann', 'Ben', 'Cid'].map((player) => sitDown('quick', player)));
  const each = MESSAGES / ATTACKERS;
  const attacks = fc.sample(anyAttack, { numRuns: MESSAGES, seed: 10_000 });
  const attackers = Array.from({ length: ATTACKERS }, (_, index) =>
    attackFor(each, attacks.slice(index * each, (index + 1) * each), index),
  );
  const playDeal = () => Promise.all(peaceful.map((player) => player.playDeal()));
  const [sent] = await Promise.all([Promise.all(attackers), playDeal()]);
  expect(sent.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(MESSAGES);

  for (const player of peaceful) expect(await player.connection.next()).toEqual({ ok: true, value: null });
  await Promise.all(peaceful.map((player) => player.until(({ game }) => game?.deal === 2)));
  await playDeal();
  expect(peaceful[0]?.game.results).toHaveLength(2);
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  expect(server.logged.filter(({ level }) => Number(level) > 30)).toEqual([]);
});

test('a message that is too large closes only its own connection', async () => {
  const ann = await sitDown('private', 'Ann');
  const ben = await takeSeat(server.address, { want: 'code', code: ann.table.code, name: 'Ben', spectate: false });
  const closed = new Promise<number>((resolve) => {
    socketOf(ann.room).addEventListener('close', ({ code }) => resolve(code));
  });
  socketOf(ann.room).send(new Uint8Array(9_000));
  expect(await closed).toBe(1009);
  await ben.until(({ seats }) => seats[0]?.connected === false);
  expect(await ben.connection.start()).toEqual({ ok: true, value: null });
});

test('a flood is first refused, and cut if it goes on', async () => {
  const ann = await sitDown('private', 'Ann');
  const answers = await Promise.all(Array.from({ length: 60 }, () => ann.connection.next()));
  expect(answers.filter((answer) => !answer.ok && answer.reason === 'tooFast')).toHaveLength(10);
  const closed = new Promise<number>((resolve) => {
    socketOf(ann.room).addEventListener('close', ({ code }) => resolve(code));
  });
  for (let message = 0; message < 300; message++) void ann.connection.next();
  expect(await closed).toBe(4002);
});

test.each([
  '*:99999',
  '*[',
  '*@:x',
  '//[',
  'http://[',
  'http://x:99999/',
  '/%ff',
  '/a/b',
  '/aaaaaaaaa/bbbb',
  `/x/${'a'.repeat(32)}`,
])('no socket opens at %s, and nothing is thrown', async (address) => {
  expect(await askForSocket(server.address, address)).not.toMatch(/ 101 /);
  expect((await fetch(`${server.address}/healthz`)).status).toBe(200);
  expect(server.logged.filter(({ msg }) => msg === 'unhandled error')).toEqual([]);
});

/** Waits for this seat's turn, into later deals if a bot goes out first. */
async function ownTurn(seat: OpenSeat): Promise<void> {
  for (;;) {
    await seat.until(({ game, viewer }) => game?.turn === viewer || (game?.phase === 'ready' && game.deal > 0));
    if (seat.game.turn === seat.table.viewer) return;
    await seat.connection.next();
  }
}

test('a double tap acts once', async () => {
  const ann = await sitDown('private', 'Ann');
  await ann.connection.start();
  await ownTurn(ann);
  const draw = { type: 'draw', from: 'stock' } as const;
  const discard = { type: 'discard', card: ann.game.hand[0] as number } as const;
  const action = ann.game.phase === 'draw' ? draw : discard;
  const [first, second] = await Promise.all([ann.act(action), ann.act(action)]);
  expect([first, second]).toEqual([
    { ok: true, value: null },
    { ok: false, reason: 'stale' },
  ]);
});
