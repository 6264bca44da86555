import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BotThink, think } from '#bots';
import { type Card, type SeatAction, seatsToAct } from '#engine';
import type { SentEvent } from '#protocol';
import { cardsIn } from '../support/play/cardsIn.ts';
import { type OpenSeat, takeSeat } from '../support/server/seat.ts';
import { firstListed, plainly } from '../support/server/table.ts';
import { startTestServer, type TestServer } from '../support/server/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The cards that an action reveals to everybody. */
function cardsShownBy(action: SeatAction): readonly Card[] {
  switch (action.type) {
    case 'meld':
      return action.reading.cards;
    case 'contract':
      return action.readings.flatMap(({ cards }) => cards);
    case 'layOff':
    case 'discard':
    case 'upForTwo':
      return [action.card];
    case 'swap':
      return [action.natural, action.wild];
    default:
      return [];
  }
}

/** The cards that are public after the deal: the first of the pile, the indicator, cards dealt face up. */
const cardsTurnedUp = (event: SentEvent): readonly Card[] =>
  event.type === 'dealt' || event.type === 'dealtOn'
    ? [...event.pile, ...event.faceUp.flat(), ...(event.indicator < 0 ? [] : [event.indicator])]
    : [];

/** A received state as plain values. */
const decoded = (seat: OpenSeat): Record<string, unknown> => JSON.parse(JSON.stringify(seat.room.state.toJSON()));

/** Three players and a spectator in the first deal. */
async function sitDown(rules: string) {
  const { address } = server;
  const ann = await takeSeat(address, { want: 'private', name: 'Ann', rules, seats: 3, pace: 'usual' });
  const { code } = ann.table;
  const zoe = await takeSeat(address, { want: 'code', code, name: 'Zoe', spectate: true });
  const ben = await takeSeat(address, { want: 'code', code, name: 'Ben', spectate: false });
  const cid = await takeSeat(address, { want: 'code', code, name: 'Cid', spectate: false });
  const players = [ann, ben, cid];
  const all = [...players, zoe];
  await Promise.all(all.map((each) => each.until(({ game }) => (game?.turn ?? -1) >= 0)));
  return { players, zoe, all };
}

type Company = Awaited<ReturnType<typeof sitDown>>;

/** Plays up to `most` actions of the deal, and checks after each that no client's state contains a forbidden card. */
async function playWatched({ players, zoe, all }: Company, choose: BotThink, most: number): Promise<number> {
  const open = new Set<Card>(zoe.updates.flatMap(({ events }) => events ?? []).flatMap(cardsTurnedUp));
  const held = players.map(() => new Set<Card>());
  const checkSecrets = () => {
    for (const [seat, { game }] of players.entries()) for (const card of game.hand) held[seat]?.add(card);
    for (const [index, each] of all.entries()) {
      const strange = cardsIn(decoded(each)).filter((card) => !open.has(card) && !held[index]?.has(card));
      expect(strange).toEqual([]);
      const seats = (decoded(each).seats ?? []) as Record<string, unknown>[];
      const secrets = seats.map(({ own }) => own !== undefined);
      expect(secrets).toEqual(players.map((_, seat) => seat === index));
    }
  };
  checkSecrets();
  let actions = 0;
  while (zoe.game.results.length === 0 && actions < most) {
    // Of several seats to act the last one acts first, so that the others' answers are still pending.
    const by = seatsToAct(zoe.game).at(-1) as number;
    const player = players[by] as OpenSeat;
    const at = player.game.seats[by]?.at ?? 0;
    const action = choose(player.game, { below: () => 0 });
    expect(await player.act(action)).toEqual({ ok: true, value: null });
    await Promise.all(all.map((each) => each.until(({ game }) => (game?.seats[by]?.at ?? 0) > at)));
    for (const card of cardsShownBy(action)) open.add(card);
    actions += 1;
    if (zoe.game.results.length === 0) checkSecrets();
  }
  return actions;
}

test('during a whole deal no client’s state ever contains a card it may not know', async () => {
  const company = await sitDown('crazy-rummy');
  const { players, zoe, all } = company;
  expect(all.map((each) => each.table.viewer)).toEqual([0, 1, 2, 'spectator']);
  const framesBefore = zoe.frames.length;
  const actions = await playWatched(company, think, 1_000);
  // One frame per action, including the story.
  expect(zoe.frames.length - framesBefore).toBe(actions);

  for (const each of all) {
    expect(each.game.results).toEqual(zoe.game.results);
    expect(each.game.seats).toEqual(zoe.game.seats);
    expect(each.updates.at(-1)?.events?.some(({ type }) => type === 'dealEnded')).toBe(true);
  }
  expect(zoe.game.seats.map(({ shown }) => shown)).toEqual(players.map(({ game }) => game.hand));
  expect(await Promise.all(players.map(({ connection }) => connection.next()))).toEqual(
    players.map(() => ({ ok: true, value: null })),
  );
  await zoe.until(({ game }) => game?.deal === 2);
  expect(await zoe.connection.next()).toEqual({ ok: false, reason: 'notSeated' });
});

test.each([
  ['crummy-rummy', 'plainly', plainly],
  ['crummy-rummy', 'eagerly', firstListed],
  ['five-thousand-rummy', 'eagerly', firstListed],
  ['ace-to-ace', 'eagerly', firstListed],
  ['dealers-choice', 'plainly', plainly],
  ['beanie', 'eagerly', firstListed],
  ['basic-rummy', 'eagerly', firstListed],
] as const)('the same holds in %s, played %s', async (preset, _way, choose) => {
  const company = await sitDown(preset);
  const framesBefore = company.zoe.frames.length;
  const actions = await playWatched(company, choose, 80);
  expect(actions).toBeGreaterThan(5);
  expect(company.zoe.frames.length - framesBefore).toBe(actions);
});
