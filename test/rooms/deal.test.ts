import { afterAll, beforeAll, expect, test } from 'vitest';
import { think } from '#bots';
import type { Card, SeatAction } from '#engine';
import { moveOf } from '#protocol';
import { startTestServer, type TestServer } from '../support/server.ts';
import { type OpenSeat, takeSeat } from '../support/serverSeat.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The cards an action lays open for everybody. */
function cardsShownBy(action: SeatAction): readonly Card[] {
  switch (action.type) {
    case 'meld':
      return action.reading.cards;
    case 'layOff':
    case 'discard':
      return [action.card];
    case 'swap':
      return [action.natural, action.wild];
    default:
      return [];
  }
}

const CARD_LISTS: readonly string[] = ['hand', 'drawn', 'known', 'shown', 'pile', 'cards'];
const CARDS: readonly string[] = ['card', 'natural', 'wild'];

/** Every card in a decoded state, wherever it is kept: found by the fields' names, not by our reader. */
function cardsIn(value: unknown, field = ''): Card[] {
  if (Array.isArray(value)) {
    if (CARD_LISTS.includes(field)) return value as Card[];
    if (field === 'moves') return value.flatMap((move: number) => moveOf(move).card ?? []);
    return value.flatMap((each) => cardsIn(each));
  }
  if (typeof value === 'number') return CARDS.includes(field) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => cardsIn(inner, name));
}

const decoded = (seat: OpenSeat): Record<string, unknown> => JSON.parse(JSON.stringify(seat.room.state.toJSON()));

test('three people and a spectator play a deal: nobody’s state ever holds a card they may not know', async () => {
  const { address } = server;
  const ann = await takeSeat(address, { want: 'private', name: 'Ann', preset: 'crazy-rummy', seats: 3 });
  const { code } = ann.table;
  const zoe = await takeSeat(address, { want: 'code', code, name: 'Zoe', spectate: true });
  const ben = await takeSeat(address, { want: 'code', code, name: 'Ben', spectate: false });
  const cid = await takeSeat(address, { want: 'code', code, name: 'Cid', spectate: false });
  const players = [ann, ben, cid];
  const all = [...players, zoe];
  await Promise.all(all.map((each) => each.until(({ game }) => game?.phase === 'play')));
  expect(all.map((each) => each.table.viewer)).toEqual([0, 1, 2, 'spectator']);

  const open = new Set<Card>();
  const held = players.map(() => new Set<Card>());
  const checkSecrets = () => {
    for (const [seat, { game }] of players.entries()) for (const card of game.hand) held[seat]?.add(card);
    for (const [index, each] of all.entries()) {
      const strange = cardsIn(decoded(each)).filter((card) => !open.has(card) && !held[index]?.has(card));
      expect(strange).toEqual([]);
      const seats = (decoded(each).seats ?? []) as Record<string, unknown>[];
      const secrets = seats.map(({ hand, drawn, isMine }) =>
        [hand, drawn, isMine].some((field) => field !== undefined),
      );
      expect(secrets).toEqual(players.map((_, seat) => seat === index));
    }
  };
  checkSecrets();

  let actions = 0;
  const framesBefore = zoe.frames.length;
  while (zoe.game.results.length === 0) {
    const by = zoe.game.turn;
    const player = players[by] as OpenSeat;
    const at = player.game.seats[by]?.at ?? 0;
    const action = think(player.game, { below: () => 0 });
    expect(await player.act(action)).toEqual({ ok: true, value: null });
    await Promise.all(all.map((each) => each.until(({ game }) => (game?.seats[by]?.at ?? 0) > at)));
    for (const card of cardsShownBy(action)) open.add(card);
    actions += 1;
    if (zoe.game.results.length === 0) checkSecrets();
  }
  // One frame for one action, the story in it.
  expect(zoe.frames.length - framesBefore).toBe(actions);

  for (const each of all) {
    expect(each.game.results).toEqual(zoe.game.results);
    expect(each.game.seats).toEqual(zoe.game.seats);
    expect(each.updates.at(-1)?.story?.some(({ type }) => type === 'dealEnded')).toBe(true);
  }
  expect(zoe.game.seats.map(({ shown }) => shown)).toEqual(players.map(({ game }) => game.hand));
  expect(await Promise.all(players.map(({ connection }) => connection.next()))).toEqual(
    players.map(() => ({ ok: true, value: null })),
  );
  await zoe.until(({ game }) => game?.deal === 2);
  expect(await zoe.connection.next()).toEqual({ ok: false, reason: 'notSeated' });
});
