import type { Seat } from '../../actions.ts';
import type { Card } from '../../cards/cards.ts';
import type { Draft } from '../../draft.ts';
import type { GameEvent } from '../../events.ts';
import { fits, placesIn } from '../../melds/melds.ts';
import { type WildTable, wildTable } from '../../melds/wilds.ts';
import { nextSeat } from '../../seats.ts';
import type { Ending, GameState, TableMeld } from '../../state.ts';
import { evolve } from '../evolve.ts';
import { decideDealEnd } from './dealEnd.ts';
import { nextInRelief, nextTurn, stockEnding } from './nextTurn.ts';
import { openCall } from './windows.ts';

/**
 * The events that end a turn in which nobody went out, and what follows: the end of the deal, a window for calling the
 * discard, or the next turn.
 */
export function decideTurnEnd(state: GameState, seat: Seat, closing: GameEvent): readonly GameEvent[] {
  const idle = idleAfter(state.idle, state.draft);
  return [closing, ...afterTurn(evolve(state, closing), seat, idle, closing.type === 'discarded')];
}

/** The events that follow a turn of this seat just closed. `idle`: idle turns so far, this one included (R152). */
export function afterTurn(state: GameState, seat: Seat, idle: number, isDiscard: boolean): readonly GameEvent[] {
  if (state.relief >= 0) return nextInRelief(state);
  const ending = endingOf(state, idle);
  if (ending) return decideDealEnd(state, { ending, out: -1 });
  const call = isDiscard ? openCall(state, seat) : null;
  return call ? [call] : nextTurn(state, nextSeat(state.rules, state.seats, seat), idle);
}

/** Returns how the deal ends after this turn, or null if it goes on (R115, R119, R152). */
function endingOf(state: GameState, idle: number): Ending | null {
  if (isDeadlocked(state)) return 'void';
  if (state.stock.length === 0 && state.rules.stock.end !== 'whilePileTaken') return stockEnding(state);
  return isStuck(idle, state.seats) ? 'capped' : null;
}

/** The number of rounds without a draw from the stock or a play after which a deal is capped (R152, §4.65). */
const IDLE_ROUNDS = 4;

/** The number of consecutive idle turns, this one included: without a draw from the stock and without a play (R152). */
export const idleAfter = (idle: number, turn: Draft | undefined): number =>
  turn === undefined || turn.drew === 'stock' || turn.plays.length > 0 ? 0 : idle + 1;

/** Whether the deal has made no progress for too long (R152). */
const isStuck = (idle: number, seats: number): boolean => idle >= IDLE_ROUNDS * seats;

/**
 * Whether nobody can ever finish (R119, §4.94, E60): every hand has exactly one card, and no card off the table fits a
 * meld. Then no meld can change and no hand can form one.
 */
function isDeadlocked({ rules, wildRank, hands, stock, pile, melds }: GameState): boolean {
  if (!rules.stock.stalemate || hands.some((hand) => hand.length !== 1)) return false;
  const wilds = wildTable(rules, wildRank);
  const fitsSome = (card: Card): boolean => melds.some((meld) => fitsMeld({ rules }, wilds, meld, card));
  return ![...hands.flat(), ...stock, ...pile].some(fitsSome);
}

/** The suits a wild may stand for in a set that names suits (R52); undefined elsewhere. */
const SUITS = [undefined, 0, 1, 2, 3];

const fitsMeld = ({ rules }: Pick<GameState, 'rules'>, wilds: WildTable, meld: TableMeld, card: Card): boolean =>
  placesIn(meld).some((place) => SUITS.some((suit) => fits(rules, wilds, meld, card, place, suit) === 'yes'));
