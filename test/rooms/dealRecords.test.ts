import { afterEach, describe, expect, test } from 'vitest';
import type { Requests } from '#protocol';
import { parseRecord, replay } from '#record';
import type { Entropy, SecretUse } from '#table';
import { entropyFrom, secretsByUse } from '../support/entropy.ts';
import { type OpenSeat, takeSeat } from '../support/server/seat.ts';
import { startTestServer, type TestServer } from '../support/server/testServer.ts';

let server: TestServer;
afterEach(() => server.close());

const NOT_NOW = { ok: false, reason: 'notNow' };

interface Company {
  readonly ann: OpenSeat;
  readonly ben: OpenSeat;
  readonly zoe: OpenSeat;
}

/** Ann and Ben play a private game with a bot; Zoe watches. */
async function company(entropy: Entropy = entropyFrom('records')): Promise<Company> {
  server = await startTestServer({ entropy });
  const { address } = server;
  const ann = await takeSeat(address, { want: 'private', name: 'Ann', rules: 'crazy-rummy', seats: 3, pace: 'usual' });
  const { code } = ann.table;
  const ben = await takeSeat(address, { want: 'code', code, name: 'Ben', spectate: false });
  const zoe = await takeSeat(address, { want: 'code', code, name: 'Zoe', spectate: true });
  expect(await ann.connection.start()).toMatchObject({ ok: true });
  await ann.until(({ game }) => (game?.turn ?? -1) >= 0);
  return { ann, ben, zoe };
}

/** Plays the running deal, and waits for the next one. */
async function playOn({ ann, ben }: Company): Promise<void> {
  const deal = ann.game.deal;
  await Promise.all([ann.playDeal(), ben.playDeal()]);
  for (const { connection } of [ann, ben]) await connection.next();
  await ann.until(({ game }) => game?.deal === deal + 1 && game.turn >= 0);
}

describe('a finished deal', () => {
  test('is had by everybody who sits at the table, and replays to what they saw', async () => {
    const all = await company();
    await Promise.all([all.ann.playDeal(), all.ben.playDeal()]);
    const record = await all.ann.connection.record(1);
    expect(await all.ben.connection.record(1)).toEqual(record);
    const read = parseRecord(record.ok ? record.value.text : '');
    const replayed = read.ok ? replay(read.value) : read;
    expect(replayed).toMatchObject({ ok: true, value: { state: { results: all.ann.game.results } } });
  });

  test('is not for spectators, who have seen no draw from the stock', async () => {
    const all = await company();
    await Promise.all([all.ann.playDeal(), all.ben.playDeal()]);
    expect(await all.zoe.connection.record(1)).toEqual({ ok: false, reason: 'notSeated' });
  });

  test('may be asked for sixty times in twenty seconds', async () => {
    let time = 0;
    server = await startTestServer({ clock: { now: () => time } });
    const wanted = { want: 'private', name: 'Ann', rules: 'crazy-rummy', seats: 3, pace: 'usual' } as const;
    const { connection } = await takeSeat(server.address, wanted);
    const replies = [];
    for (let asked = 0; asked < 61; asked++) {
      // A session may send fifty messages in a second.
      if (asked === 40) time += 1_000;
      replies.push(await connection.record(1));
    }
    expect(replies.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => NOT_NOW));
    expect(replies[60]).toEqual({ ok: false, reason: 'tooFast' });
    time += 20_000;
    expect(await connection.record(1)).toEqual(NOT_NOW);
  });
});

describe('nothing of a running deal', () => {
  test('is given to anybody, whatever they ask for', async () => {
    const all = await company();
    for (const seat of [all.ann, all.ben]) expect(await seat.connection.record(1)).toEqual(NOT_NOW);
    await playOn(all);
    for (const deal of [2, 3, 65_535]) expect(await all.ann.connection.record(deal)).toEqual(NOT_NOW);
    const wrong: readonly unknown[] = [
      { deal: 0 },
      { deal: -1 },
      { deal: 1.5 },
      { deal: '1' },
      {},
      { deal: 1, all: true },
    ];
    for (const message of wrong) {
      const asked = all.ann.room.request('record', message as Requests['record']);
      await expect(asked).rejects.toMatchObject({ reason: { code: 'badMessage' } });
    }
  });

  test('follows from the records of the deals before: with other cards in it they are the same', async () => {
    /** The records of two deals and the hands of the third, whose secret follows from `series`. */
    const play = async (series: string) => {
      const [before, third] = [secretsByUse('same'), secretsByUse(series)];
      const all = await company((use?: SecretUse) => (use === 3 ? third(use) : before(use)));
      await playOn(all);
      await Promise.all([all.ann.playDeal(), all.ben.playDeal()]);
      for (const { connection } of [all.ann, all.ben]) await connection.next();
      await all.ann.until(({ game }) => game?.deal === 3 && game.turn >= 0);
      const records = await Promise.all([1, 2].map((deal) => all.ann.connection.record(deal)));
      return { records, hand: all.ann.game.hand };
    };
    const one = await play('one');
    await server.close();
    const other = await play('other');
    expect(one.records).toEqual(other.records);
    expect(one.records.map(({ ok }) => ok)).toEqual([true, true]);
    expect(one.hand).not.toEqual(other.hand);
  });
});
