import {
  blankGame,
  type Card,
  decide,
  evolve,
  type GameEvent,
  type GameState,
  no,
  ok,
  playOrder,
  type Result,
  type Seat,
} from '#engine';
import type { GameRecord, Recorded } from './gameRecord.ts';

/** A replayed game: the final state and all events. */
export interface Replayed {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** The first event that cannot be applied: the index of its step, and its index in the step. */
export interface ReplayFault {
  readonly index: number;
  readonly event: number;
}

/**
 * Replays a record by applying its events. No rule is asked, so the game is the one that was played, whatever the rules
 * have become since. Every card must be in exactly one place after each event.
 */
export function replay({ rules, seats, steps }: GameRecord): Result<Replayed, ReplayFault> {
  let game: CheckedState | null = { state: blankGame(rules, seats), cards: NO_CARDS };
  const applied: GameEvent[] = [];
  for (const [index, { events }] of steps.entries()) {
    for (const [place, event] of events.entries()) {
      game = applyChecked(game, event);
      if (game === null) return no({ index, event: place });
      applied.push(event);
    }
  }
  return ok({ state: game.state, events: applied });
}

/** More than the cards of the largest game. */
const CARD_NUMBERS = 256;
/** Far more draws and discards in a deal, plays in a turn, and deals than any game has. */
const MAX_MOVES = 10_000;
const MAX_PLAYS = 1_000;
const MAX_DEALS = 1_000;

const NO_CARDS = new Uint16Array(CARD_NUMBERS);

interface CheckedState {
  readonly state: GameState;
  /** 1 for each card of the game; `NO_CARDS` before the first deal. */
  readonly cards: Uint16Array;
}

/** The game after an event; null if the event cannot have happened then. */
function applyChecked(game: CheckedState, event: GameEvent): CheckedState | null {
  const state = evolved(game.state, event);
  if (state === null || isTooLong(state) || !isInOrder(state)) return null;
  const counts = countPlaces(state);
  const cards =
    event.type === 'dealt' && game.cards === NO_CARDS ? counts.map((count) => Math.min(count, 1)) : game.cards;
  return counts.every((count, card) => count === cards[card]) ? { state, cards } : null;
}

/** The state after an event; null if it cannot be applied. */
function evolved(state: GameState, event: GameEvent): GameState | null {
  try {
    return evolve(state, event);
  } catch {
    return null;
  }
}

/** Whether a list that grows with events has grown beyond any game: each event would take longer to apply. */
const isTooLong = ({ moves, draft, offered, results }: GameState): boolean =>
  moves.length > MAX_MOVES ||
  draft.plays.length > MAX_PLAYS ||
  offered.length > CARD_NUMBERS ||
  results.length > MAX_DEALS;

/** Whether each card of a meld has an owner, and known cards are in the hand. */
const isInOrder = ({ melds, hands, known }: GameState): boolean =>
  melds.every(({ cards, owners }) => cards.length === owners.length) &&
  known.every((cards, seat) => cards.every((card) => hands[seat]?.includes(card)));

/** How often each card is on the table, by card number. */
function countPlaces({ stock, pile, hands, melds, indicator }: GameState): Uint16Array {
  const counts = new Uint16Array(CARD_NUMBERS);
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

/** The event of a deal. */
export type Dealt = Extract<GameEvent, { type: 'dealt' }>;

/**
 * The index of the first step whose events are not what today's rules make of its action; null if all are. `replay`
 * asks no rule: where steps depart, the record was changed, or comes from a version with other rules. In a record that
 * begins with a later deal, what follows the end of a deal depends on totals that are not known, and is taken as it is.
 * @param record one that `replay` accepts
 */
export function firstDeparture(record: GameRecord): number | null {
  let state = gameBefore(record);
  const compared = state.deal > 0 ? upToEnd : (events: readonly GameEvent[]) => events;
  for (const [index, { by, action, events }] of record.steps.entries()) {
    const again = decided(state, { by, action });
    if (again === null || !isSameJson(compared(again), compared(events))) return index;
    state = events.reduce(evolve, state);
  }
  return null;
}

/** The game right before a record; for one that begins with a deal, as far as its steps depend on it. */
export function gameBefore(record: GameRecord): GameState {
  const [first] = record.steps;
  const dealt = first?.events[0];
  const isDeal = first?.action.type === 'deal' && dealt?.type === 'dealt';
  return isDeal ? beforeDeal(record, dealt) : blankGame(record.rules, record.seats);
}

/** The game right before this deal, as far as the deal and its play depend on it. */
export function beforeDeal({ rules, seats, steps }: GameRecord, { deal, dealer }: Dealt): GameState {
  const game = blankGame(rules, seats);
  const isLast = (seat: Seat): boolean => playOrder(game.rules, seats, seat)[1] === dealer;
  const last = Array.from({ length: seats }, (_, seat) => seat).find(isLast) as Seat;
  const end = steps.flatMap(({ events }) => events).find(({ type }) => type === 'dealEnded');
  const pressed = end?.type === 'dealEnded' && end.factor === 2;
  return { ...game, phase: 'ready', deal: deal - 1, dealer: deal === 1 ? dealer : last, pressed };
}

/** The events up to the end of the deal; what follows depends on earlier deals. */
export function upToEnd(events: readonly GameEvent[]): readonly GameEvent[] {
  const end = events.findIndex(({ type }) => type === 'dealEnded');
  return end < 0 ? events : events.slice(0, end + 1);
}

/** The events that today's rules make of an action; null if they refuse it, or the state is none they lead to. */
function decided(state: GameState, { by, action }: Recorded): readonly GameEvent[] | null {
  try {
    const result = decide(state, by, action);
    return result.ok ? result.value : null;
  } catch {
    return null;
  }
}

/** Whether two values print as the same JSON, whatever the order of fields. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const fields = (value: object): [string, unknown][] =>
    Object.entries(value).filter(([, field]) => field !== undefined);
  const others = new Map(fields(other));
  const own = fields(one);
  return (
    own.length === others.size && own.every(([name, value]) => others.has(name) && isSameJson(value, others.get(name)))
  );
}
