import { blankGame, type Card, evolve, type GameEvent, type GameState, no, ok, type Result } from '#engine';
import type { GameRecord } from './gameRecord.ts';

/** A replayed game: the final state and all events. */
export interface Replayed {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** The first event that cannot be booked: the index of its step, and its index in the step. */
export interface ReplayFault {
  readonly index: number;
  readonly event: number;
}

/**
 * Replays a record by booking its events. No rule is asked, so the game is the one that was played, whatever the rules
 * have become since. Every card must be in exactly one place after each event.
 */
export function replay({ rules, seats, steps }: GameRecord): Result<Replayed, ReplayFault> {
  let game: Booked | null = { state: blankGame(rules, seats), cards: NO_CARDS };
  const booked: GameEvent[] = [];
  for (const [index, { events }] of steps.entries()) {
    for (const [place, event] of events.entries()) {
      game = book(game, event);
      if (game === null) return no({ index, event: place });
      booked.push(event);
    }
  }
  return ok({ state: game.state, events: booked });
}

/** More than the cards of the largest game. */
const CARDS = 256;
/** Far more draws and discards in a deal, plays in a turn, and deals than any game has. */
const MAX_MOVES = 10_000;
const MAX_PLAYS = 1_000;
const MAX_DEALS = 1_000;

const NO_CARDS = new Uint16Array(CARDS);

interface Booked {
  readonly state: GameState;
  /** 1 for each card of the game; `NO_CARDS` before the first deal. */
  readonly cards: Uint16Array;
}

/** The game after an event; null if the event cannot have happened then. */
function book(game: Booked, event: GameEvent): Booked | null {
  const state = evolved(game.state, event);
  if (state === null || isTooLong(state) || !isInOrder(state)) return null;
  const counts = countPlaces(state);
  const cards =
    event.type === 'dealt' && game.cards === NO_CARDS ? counts.map((count) => Math.min(count, 1)) : game.cards;
  return counts.every((count, card) => count === cards[card]) ? { state, cards } : null;
}

/** The state after an event; null if it cannot be booked. */
function evolved(state: GameState, event: GameEvent): GameState | null {
  try {
    return evolve(state, event);
  } catch {
    return null;
  }
}

/** Whether a list that grows with events has grown beyond any game: each event would take longer to book. */
const isTooLong = ({ moves, draft, offered, results }: GameState): boolean =>
  moves.length > MAX_MOVES || draft.plays.length > MAX_PLAYS || offered.length > CARDS || results.length > MAX_DEALS;

/** Whether each card of a meld has an owner, and known cards are in the hand. */
const isInOrder = ({ melds, hands, known }: GameState): boolean =>
  melds.every(({ cards, owners }) => cards.length === owners.length) &&
  known.every((cards, seat) => cards.every((card) => hands[seat]?.includes(card)));

/** How often each card is on the table, by card number. */
function countPlaces({ stock, pile, hands, melds, indicator }: GameState): Uint16Array {
  const counts = new Uint16Array(CARDS);
  const count = (cards: readonly Card[]): void => {
    for (const card of cards) counts[card] = (counts[card] as number) + 1;
  };
  count(stock);
  count(pile);
  hands.forEach(count);
  for (const { cards } of melds) count(cards);
  if (indicator >= 0) count([indicator]);
  return counts;
}
