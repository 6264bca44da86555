import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LEVEL_NAMES, type LevelName } from '#protocol';
import { joinByCode, quickMatch } from '../../client/net/connect.ts';
import { watchTable } from '../support/server/player.ts';
import { takeSeat } from '../support/server/seat.ts';
import { QUICK_TEMPO, startTestServer, type TestServer } from '../support/server/testServer.ts';

const GAME = { rules: 'crazy-rummy', seats: 4, pace: 'usual' } as const;
const FILL = 4_000;

let now = 0;
let server: TestServer;
beforeEach(async () => {
  now = 0;
  const tempo = { ...QUICK_TEMPO, fill: FILL };
  server = await startTestServer({ levels: LEVEL_NAMES, tempo, clock: { now: () => now } });
});
afterEach(() => server.close());

const how = () => ({ server: server.address, storage: null });
const quick = (name: string, level?: LevelName) =>
  watchTable(quickMatch({ name, ...(level && { level }), ...GAME }, how()));

/** Lets so much time pass that bots fill the table. A server checks its clock when somebody comes. */
async function begin(code: string): Promise<void> {
  now += FILL;
  await watchTable(joinByCode(code, { name: 'Zoe', level: 'beginner', spectate: true }, how()));
}

describe('the bots that fill a quick match', () => {
  test('have the median of the levels that its people chose last, however they came', async () => {
    const ann = await quick('Ann', 'expert');
    const ben = await watchTable(joinByCode(ann.table.code, { name: 'Ben', level: 'sharp' }, how()));
    const cid = await quick('Cid');
    expect(cid.table.code).toBe(ann.table.code);
    await begin(ann.table.code);
    for (const one of [ann, ben, cid]) {
      const { seats } = await one.until(({ stage }) => stage === 'playing');
      expect(seats.map(({ level }) => level)).toEqual([null, null, null, 'sharp']);
    }
  });

  test('are Steady for somebody whose level this server does not know', async () => {
    const level = 'grandmaster' as LevelName;
    const ann = await takeSeat(server.address, { want: 'quick', name: 'Ann', ...GAME, level });
    await quick('Ben', 'expert');
    await begin(ann.table.code);
    const { seats } = await ann.until(({ stage }) => stage === 'playing');
    expect(seats.map((seat) => seat.level)).toEqual([null, null, 'steady', 'steady']);
  });
});
