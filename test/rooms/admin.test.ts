import { afterEach, describe, expect, test } from 'vitest';
import { think } from '#bots';
import { printCard } from '#engine';
import { cardsIn } from '../support/play/cardsIn.ts';
import { type OpenSeat, takeSeat } from '../support/server/seat.ts';
import { startTestServer, type TestServer } from '../support/server/testServer.ts';

const TOKEN = 'sixteen or more of them';

let server: TestServer;
afterEach(() => server.close());

const basic = (password: string): string => `Basic ${Buffer.from(`anybody:${password}`).toString('base64')}`;

async function get(path: string, authorization = basic(TOKEN)) {
  const response = await fetch(server.address + path, { headers: { authorization }, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Three players at a table, after the first action. */
async function playedTable(): Promise<readonly OpenSeat[]> {
  const { address } = server;
  const rules = 'crazy-rummy';
  const ann = await takeSeat(address, { want: 'private', name: 'Ann', rules, seats: 3, pace: 'usual' });
  const { code } = ann.table;
  const ben = await takeSeat(address, { want: 'code', code, name: 'Ben', spectate: false });
  const cid = await takeSeat(address, { want: 'code', code, name: 'Cid', spectate: false });
  const seats = [ann, ben, cid];
  await Promise.all(seats.map((each) => each.until(({ game }) => (game?.turn ?? -1) >= 0)));
  const [mover] = seats.filter(({ game, table }) => game.turn === table.viewer);
  const done = await (mover as OpenSeat).act(think((mover as OpenSeat).game, { below: () => 0 }));
  expect(done.ok).toBe(true);
  await Promise.all(seats.map((each) => each.until(({ game }) => (game?.moves.length ?? 0) > 0)));
  return seats;
}

test('without ADMIN_TOKEN there is no admin page', async () => {
  server = await startTestServer();
  for (const path of ['/admin', '/admin/', '/admin/api', '/monitor', '/monitor/api']) {
    expect((await get(path)).status).toBe(404);
  }
});

describe('with ADMIN_TOKEN', () => {
  test('a request with another token, or none, is refused', async () => {
    server = await startTestServer({}, 0, { ADMIN_TOKEN: TOKEN });
    for (const wrong of ['', TOKEN, basic(''), basic(`${TOKEN}x`), `Bearer ${TOKEN}x`, 'Basic', 'Basic ?']) {
      for (const path of ['/admin', '/admin/', '/admin/api', '/admin/api/room/call']) {
        const { status, text } = await get(path, wrong);
        expect([status, text]).toEqual([401, '']);
      }
    }
  });

  test('the operator sees the page and the tables, but no card of a hand', async () => {
    server = await startTestServer({}, 0, { ADMIN_TOKEN: TOKEN });
    const seats = await playedTable();
    const page = await get('/admin/');
    expect([page.status, page.text.includes('Colyseus')]).toEqual([200, true]);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    const list = await get('/admin/api', `Bearer ${TOKEN}`);
    const { rooms } = JSON.parse(list.text) as { rooms: { roomId: string }[] };
    expect(rooms).toHaveLength(1);
    const room = await get(`/admin/api/room?roomId=${rooms[0]?.roomId}`);
    const { state, clients } = JSON.parse(room.text);
    expect(clients).toHaveLength(3);
    expect(state.seats.map(({ name }: { name: string }) => name)).toEqual(['Ann', 'Ben', 'Cid']);
    expect(state).toMatchObject({ viewer: 'spectator', game: { viewer: 'spectator', hand: [] } });
    const cards = cardsIn(state.game);
    for (const { game } of seats) {
      const hidden = game.hand.filter((card) => !seats.some((each) => isOpen(each, card)));
      expect(hidden.length).toBeGreaterThan(0);
      expect(hidden.filter((card) => cards.includes(card)).map(printCard)).toEqual([]);
    }
    // Nothing shown grants entry.
    const ways = [...seats.map((seat) => seat.room.sessionId), ...seats.map(({ table }) => table.code)];
    for (const way of ways) expect(room.text + list.text).not.toContain(way);
  });

  test('no room method can be called, and nothing can be changed', async () => {
    server = await startTestServer({}, 0, { ADMIN_TOKEN: TOKEN });
    const [ann] = await playedTable();
    const { roomId } = (ann as OpenSeat).room;
    const before = (ann as OpenSeat).game;
    for (const method of ['disconnect', 'table', 'state', 'lose', '_editStateProperty', 'admit', 'toString']) {
      for (const call of [
        '/admin/api/room/call',
        '/admin/api/room/call/',
        '/admin/api//room/call',
        '/admin/api/room/%63all',
      ]) {
        const { status, text } = await get(`${call}?roomId=${roomId}&method=${method}&args=null`);
        expect([status, text]).toEqual([403, '']);
      }
    }
    const posted = await fetch(`${server.address}/admin/api`, {
      method: 'POST',
      headers: { authorization: basic(TOKEN) },
    });
    expect(posted.status).toBe(403);
    expect((ann as OpenSeat).game).toEqual(before);
  });
});

/** Whether everybody can see the card. */
const isOpen = ({ game }: OpenSeat, card: number): boolean =>
  game.pile.includes(card) ||
  game.melds.some(({ cards }) => cards.includes(card)) ||
  game.seats.some(({ known }) => known.includes(card));
