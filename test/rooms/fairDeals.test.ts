import { afterEach, describe, expect, test } from 'vitest';
import { commitmentOf, parseRecord, rulesText } from '#record';
import { crazyRummy } from '#rules';
import { refusalInReply } from '../../client/net/entry.ts';
import { type OpenSeat, takeSeat } from '../support/server/seat.ts';
import { QUICK_TEMPO, startTestServer, type TestServer } from '../support/server/testServer.ts';

const WAIT = 1_000;
const [ANN, BEN] = ['a1'.repeat(16), 'b2'.repeat(16)] as [string, string];

let server: TestServer;
let time = 0;
afterEach(() => server.close());

interface Company {
  readonly ann: OpenSeat;
  readonly ben: OpenSeat;
  readonly zoe: OpenSeat;
}

/** Ann and Ben at a private table with a bot that waits for their shares; Zoe watches. */
async function company(): Promise<Company> {
  server = await startTestServer({ clock: { now: () => time }, tempo: { ...QUICK_TEMPO, shares: WAIT } });
  const { address } = server;
  const ann = await takeSeat(address, { want: 'private', name: 'Ann', rules: 'crazy-rummy', seats: 3, pace: 'usual' });
  const { code } = ann.table;
  const ben = await takeSeat(address, { want: 'code', code, name: 'Ben', spectate: false });
  const zoe = await takeSeat(address, { want: 'code', code, name: 'Zoe', spectate: true });
  await ann.connection.start();
  for (const seat of [ann, ben, zoe]) await seat.until(({ fair }) => fair?.deal === 1);
  return { ann, ben, zoe };
}

describe('before a deal', () => {
  test('everybody at the table sees the commitment, then all shares, then the cards', async () => {
    const { ann, ben, zoe } = await company();
    const commitment = ann.table.fair?.commitment as string;
    const seen: string[] = [];
    zoe.connection.subscribe(({ table: { fair, game } }) => {
      seen.push(`${game?.deal} ${fair?.shares?.join() ?? 'open'}`);
    });
    await ann.connection.share(1, ANN);
    await ben.connection.share(1, BEN);
    for (const seat of [ann, ben, zoe]) {
      await seat.until(({ game }) => game?.deal === 1);
      expect(seat.table.fair).toEqual({ deal: 1, commitment, shares: [ANN, BEN, ''] });
    }
    expect([...new Set(seen)]).toEqual(['0 open', `0 ${ANN},${BEN},`, `1 ${ANN},${BEN},`]);
  });

  test('after it, secret and shares are in the record, and fit the commitment', async () => {
    const { ann, ben } = await company();
    await ann.connection.share(1, ANN);
    await ben.connection.share(1, BEN);
    await ann.until(({ game }) => (game?.turn ?? -1) >= 0 && game?.deal === 1);
    const { fair, gameId, code } = ann.table;
    await Promise.all([ann.playDeal(), ben.playDeal()]);
    const record = await ann.connection.record(1);
    const read = parseRecord(record.ok ? record.value.text : '');
    const action = read.ok ? read.value.steps[0]?.action : null;
    if (action?.type !== 'deal') throw new Error('the record does not begin with a deal');
    expect(action.shares).toEqual([ANN, BEN, '']);
    const rules = rulesText(crazyRummy);
    const promised = { table: code, game: gameId as string, deal: 1, seats: 3, rules, secret: action.secret };
    expect(commitmentOf(promised)).toBe(fair?.commitment);
  });

  test('garbage, nothing, or shares of another deal change nothing for the others', async () => {
    const { ann, ben, zoe } = await company();
    const request = (seat: OpenSeat, message: unknown) =>
      seat.room.request('share', message as never).then(() => 'taken', refusalInReply);
    const bad = ['', ANN.toUpperCase(), ANN.slice(1), `${ANN}0`, 7, null, [ANN]];
    for (const share of bad) expect(await request(ben, { deal: 1, share })).toBe('badMessage');
    for (const message of [
      undefined,
      'x',
      {},
      { share: ANN },
      { deal: 1, share: ANN, more: 1 },
      { deal: -1, share: ANN },
    ])
      expect(await request(ben, message)).toBe('badMessage');
    expect(await ben.connection.share(2, BEN)).toEqual({ ok: false, reason: 'stale' });
    expect(await zoe.connection.share(1, BEN)).toEqual({ ok: false, reason: 'notSeated' });
    expect(await ann.connection.share(1, ANN)).toMatchObject({ ok: true });
    expect(ann.table.game?.deal).toBe(0);
    time += WAIT;
    await ann.connection.share(1, ANN);
    await ann.until(({ game }) => game?.deal === 1);
    expect(ann.table.fair?.shares).toEqual([ANN, '', '']);
  });
});
