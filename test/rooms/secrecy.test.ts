import { afterEach, describe, expect, test, vi } from 'vitest';
import { type BotThink, think } from '#bots';
import { type Card, cardsOf, type GameState, type PlayerView, type Seat, type SeatAction, seatsToAct } from '#engine';
import { secretsByUse } from '../support/entropy.ts';
import { type OpenSeat, takeSeat } from '../support/server/seat.ts';
import { firstListed, plainly } from '../support/server/table.ts';
import { startTestServer, type TestServer } from '../support/server/testServer.ts';

/** A hook that changes the cards right after a deal; does nothing unless a test exchanges cards. */
const dealt = vi.hoisted(() => ({ exchange: (state: GameState): GameState => state }));

// The only test that tampers with cards. It replaces the engine under the server, not the server.
vi.mock('#engine', async (importOriginal) => {
  const engine = await importOriginal<typeof import('#engine')>();
  const apply: typeof engine.apply = (state, by, action) => {
    const done = engine.apply(state, by, action);
    return done.ok && action.type === 'deal'
      ? engine.ok({ ...done.value, state: dealt.exchange(done.value.state) })
      : done;
  };
  return { ...engine, apply };
});

type Line = readonly { readonly by: Seat; readonly action: SeatAction }[];

/**
 * Four players and a spectator at a table where no time passes. The last player to join gets the first deal in one
 * frame or two, depending on timing, so that player's frames are not compared.
 */
interface World {
  readonly players: readonly OpenSeat[];
  readonly spectator: OpenSeat;
  /** Makes a seat act, and waits until everybody has seen it. */
  act(by: Seat, action: SeatAction): Promise<void>;
}

let server: TestServer;
afterEach(() => server.close());

async function openWorld(rules: string): Promise<World> {
  server = await startTestServer({ entropy: secretsByUse('secrecy'), clock: { now: () => 0 } });
  const { address } = server;
  const ann = await takeSeat(address, { want: 'private', name: 'Ann', rules, seats: 4, pace: 'usual' });
  const { code } = ann.table;
  const spectator = await takeSeat(address, { want: 'code', code, name: 'Zoe', spectate: true });
  const ben = await takeSeat(address, { want: 'code', code, name: 'Ben', spectate: false });
  const cid = await takeSeat(address, { want: 'code', code, name: 'Cid', spectate: false });
  const dan = await takeSeat(address, { want: 'code', code, name: 'Dan', spectate: false });
  const players = [ann, ben, cid, dan];
  const all = [...players, spectator];
  await Promise.all(all.map((each) => each.until(({ game }) => (game?.turn ?? -1) >= 0)));
  const act = async (by: Seat, action: SeatAction) => {
    const player = players[by] as OpenSeat;
    const at = player.game.seats[by]?.at ?? 0;
    expect(await player.act(action)).toEqual({ ok: true, value: null });
    await Promise.all(all.map((each) => each.until(({ game }) => (game?.seats[by]?.at ?? 0) > at)));
  };
  return { players, spectator, act };
}

/** All cards that a client has ever been shown: in the hand, on the table, in anybody's play. */
function cardsSeen(updates: OpenSeat['updates']): Set<Card> {
  const views = updates.flatMap(({ table }) => (table.game ? [table.game] : []));
  return new Set(views.flatMap(cardsIn));
}

const cardsIn = ({ hand, pile, seats, melds, draft, moves }: PlayerView): Card[] => [
  ...hand,
  ...pile,
  ...draft.drawn,
  ...seats.flatMap(({ known, shown }) => [...known, ...(shown ?? [])]),
  ...melds.flatMap(({ cards }) => [...cards]),
  ...moves.flatMap(({ card }) => (card === null ? [] : [card])),
];

/** Plays up to `most` actions of the deal, each chosen from the player's own view. Omits the deal's last action. */
async function playAll({ players, act }: World, choose: BotThink, most: number): Promise<Line> {
  const line: { by: Seat; action: SeatAction }[] = [];
  for (;;) {
    const by = seatsToAct((players[0] as OpenSeat).game).at(-1) as Seat;
    const { game } = players[by] as OpenSeat;
    const action = choose(game, { below: () => 0 });
    const isLast = action.type === 'discard' && (game.hand.length === 1 || game.stock === 0);
    if (isLast || line.length === most) return line;
    await act(by, action);
    line.push({ by, action });
  }
}

/** Replaces every hidden card with the next one in the list, cyclically. */
const exchangeOf =
  (hidden: readonly Card[], seat: Seat) =>
  (state: GameState): GameState => {
    const swapped = (card: Card): Card => {
      const place = hidden.indexOf(card);
      return place < 0 ? card : (hidden[(place + 1) % hidden.length] as Card);
    };
    const hands = state.hands.map((hand, owner) =>
      owner === seat ? hand : hand.map(swapped).toSorted((a, b) => a - b),
    );
    return { ...state, hands, stock: state.stock.map(swapped) };
  };

const hex = (frames: readonly Uint8Array[]): string[] => frames.map((frame) => Buffer.from(frame).toString('hex'));

describe('law 5: no frame to a seat depends on a card that the seat may not know', () => {
  test.each([
    ['crazy-rummy', 0, think],
    ['crazy-rummy', 1, think],
    ['crazy-rummy', 2, think],
    ['crummy-rummy', 1, plainly],
    ['crummy-rummy', 2, firstListed],
    ['five-thousand-rummy', 0, plainly],
  ] as const)(
    'replaying %s with the cards hidden from seat %i exchanged gives the same frames',
    async (preset, seat, choose) => {
      dealt.exchange = (state) => state;
      const first = await openWorld(preset);
      const line = await playAll(first, choose, 70);
      const { updates, game } = first.players[seat] as OpenSeat;
      const seen = cardsSeen(updates);
      const hidden = cardsOf(game.rules, 4).filter((card) => !seen.has(card));
      expect(line.length).toBeGreaterThan(5);
      expect(hidden.length).toBeGreaterThan(5);
      const others = first.players.map((player) => hex(player.frames));
      const frames = { seat: others[seat] as string[], spectator: hex(first.spectator.frames) };
      await server.close();

      dealt.exchange = exchangeOf(hidden, seat);
      const second = await openWorld(preset);
      for (const { by, action } of line) await second.act(by, action);
      expect(hex((second.players[seat] as OpenSeat).frames)).toEqual(frames.seat);
      expect(hex(second.spectator.frames)).toEqual(frames.spectator);
      // The others did hold different cards, as their frames show.
      expect(second.players.map((player) => hex(player.frames))).not.toEqual(others);
    },
  );
});
