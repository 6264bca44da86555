/*
 * A client written from docs/protocol.md alone. It imports nothing of ours, not even types: whatever it knows
 * about a table, the SDK has learnt from the server when it joined.
 */
import { Client } from 'colyseus.js';

/** The parts of the state that this client uses. */
interface State {
  readonly seats: ArrayLike<Seat>;
  readonly game: Game;
}
interface Seat {
  readonly name: string;
  readonly cards: number;
  readonly at: number;
  /** Absent from the seats of others. */
  readonly own?: { readonly hand: ArrayLike<number> };
}
interface Game {
  readonly phase: number;
  readonly deal: number;
  readonly turn: number;
  readonly stock: number;
  readonly wildRank: number;
  readonly pile: ArrayLike<number>;
  readonly melds: ArrayLike<{ readonly cards: ArrayLike<number> }>;
  readonly results: ArrayLike<unknown>;
}

const VERSION = 1;
/** Numbers of phases. */
const [DRAW, PLAY] = [2, 3];
const FIRST_JOKER = 208;

const RANKS = 'A23456789TJQK';

const nameOf = (card: number): string =>
  card >= FIRST_JOKER ? 'JK' : `${RANKS[card % 13]}${'CDHS'[Math.floor((card % 52) / 13)]}`;

const namesOf = (cards: ArrayLike<number>): string => Array.from(cards, nameOf).join(' ');

/** Asks the server over HTTP. */
async function ask<Reply>(address: string, request: object): Promise<Reply> {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ ...request, version: VERSION });
  const answer = await (await fetch(address, { method: 'POST', headers, body })).json();
  if (!answer.ok) throw new Error(answer.reason);
  return answer.value;
}

/** The table as text, with a line for the middle, each meld and each seat. */
function printTable({ seats, game }: State): string {
  const { deal, wildRank, stock, pile, melds, turn } = game;
  const middle = `deal ${deal}, wild ${RANKS[wildRank - 1] ?? 'none'}, stock ${stock}, pile ${namesOf(pile)}`;
  const laid = Array.from(melds, ({ cards }, i) => `meld ${i + 1}: ${namesOf(cards)}`);
  const sitting = Array.from(seats, ({ name, cards, own }, seat) => {
    const hand = own ? namesOf(own.hand) : `${cards} cards`;
    return `${seat === turn ? '>' : ' '} seat ${seat + 1} ${name}: ${hand}`;
  });
  return [middle, ...laid, ...sitting].join('\n');
}

/**
 * Opens a private table with bots and plays one deal there: draws from the stock and discards the highest card.
 * @param print called with the table whenever it has changed
 */
export async function playAsStranger(server: string, rules: string, print: (table: string) => void): Promise<void> {
  const { token } = await ask<{ token: string }>(`${server}/guests`, { want: 'token' });
  const wish = { want: 'private', token, name: 'Plain', rules, seats: 3, pace: 'none' };
  const reservation = await ask<never>(`${server}/tables`, wish);
  const room = await new Client(server).consumeSeatReservation<State>(reservation);
  await new Promise<void>((resolve, reject) => {
    let answered = -1;
    room.onStateChange(({ seats, game }) => {
      if (game.deal > 0 && game.results.length === 0) print(printTable({ seats, game }));
      if (game.results.length > 0) resolve();
      const seat = Array.from(seats).findIndex(({ own }) => own);
      const { at, own } = seats[seat] as Seat;
      if (game.turn !== seat || at === answered) return;
      if (game.phase !== DRAW && game.phase !== PLAY) return;
      answered = at;
      const draw = { type: 'draw', from: 'stock' };
      const discard = { type: 'discard', card: Math.max(...Array.from(own?.hand ?? [])) };
      room.request('act', { at, action: game.phase === DRAW ? draw : discard }).catch((error) => {
        // The seat is asked anew, or its turn has passed: the next state shows which.
        if (error.reason?.code !== 'stale') reject(error);
      });
    });
    room.onMessage('said', () => undefined);
    room.onLeave((code) => reject(new Error(`closed with ${code}`)));
    room.request('start', {}).catch(reject);
  });
  await room.leave();
}
