import { afterAll, beforeAll, expect, test } from 'vitest';
import { AVATAR_COUNT } from '#protocol';
import { createPrivate, joinByCode, lookAtTable } from '../../client/net/connect.ts';
import { watchTable } from '../support/server/player.ts';
import { holdPlace } from '../support/server/seat.ts';
import { startTestServer, type TestServer } from '../support/server/testServer.ts';

const GAME = { rules: 'crazy-rummy', seats: 3, pace: 'usual' } as const;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const how = () => ({ server: server.address, storage: null });

test('everybody sees the avatars that people chose and the numbers of the bots, also from outside', async () => {
  const ann = await watchTable(createPrivate({ name: 'Ann', avatar: 17, ...GAME }, how()));
  const ben = await watchTable(joinByCode(ann.table.code, { name: 'Ben', avatar: 4 }, how()));
  await ann.connection.start();
  for (const one of [ann, ben]) {
    const { seats } = await one.until(({ stage }) => stage === 'playing');
    expect(seats.map(({ avatar }) => avatar)).toEqual([17, 4, 0]);
  }
  const look = await lookAtTable(ann.table.code, how());
  expect(look).toMatchObject({ value: { seats: [{ avatar: 17 }, { avatar: 4 }, { avatar: 0, name: 'Ada' }] } });
});

test('an avatar that is no number is refused, one that nobody has drawn is replaced by that of the seat', async () => {
  for (const avatar of ['17', null, 1.5, {}, [3], Number.MAX_VALUE]) {
    const wish = { want: 'private', name: 'Eve', ...GAME, avatar } as never;
    expect(await holdPlace(server.address, wish), JSON.stringify(avatar)).toEqual({ ok: false, reason: 'badMessage' });
  }
  for (const avatar of [-1, AVATAR_COUNT, 4_000]) {
    const eve = await watchTable(createPrivate({ name: 'Eve', avatar, ...GAME }, how()));
    expect(eve.table.seats[0]).toMatchObject({ name: 'Eve', avatar: 0 });
  }
});
