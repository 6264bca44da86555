import type { Seat } from '../../actions.ts';
import type { Card } from '../../cards/cards.ts';
import type { GameEvent } from '../../events.ts';
import { fits, placesIn } from '../../melds/melds.ts';
import { type WildTable, wildTable } from '../../melds/wilds.ts';
import { gameWinners, isGameOver } from '../../score/gameEnd.ts';
import { autoPress, pressOffers } from '../../score/press.ts';
import { scoreDeal } from '../../score/scoring.ts';
import { hasSeat, nextSeat, orderAfter } from '../../seats.ts';
import type { Draft, Ending, GameState, TableMeld } from '../../state.ts';
import { isReliefMeld } from '../actions/play.ts';
import { isOneCardTurn, isPileClosed } from '../actions/taking.ts';
import { evolve } from '../evolve.ts';
import { lateSeats } from './lateSeats.ts';
import { isWornOut } from './reshuffle.ts';
import { meldsAfter } from './showing.ts';
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
  if (state.relief >= 0) return nextInRelief(state, seat);
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
const MAX_IDLE_ROUNDS = 4;

/** The number of consecutive idle turns, this one included: without a draw from the stock and without a play (R152). */
export const idleAfter = (idle: number, turn: Draft | undefined): number =>
  turn === undefined || turn.drew === 'stock' || turn.plays.length > 0 ? 0 : idle + 1;

/** Whether the deal has made no progress for too long (R152). */
const isStuck = (idle: number, seats: number): boolean => idle >= MAX_IDLE_ROUNDS * seats;

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

/** The turn of this seat, or the end of the deal if it cannot draw (R115, §4.9, §4.77). */
export const nextTurn = (state: GameState, seat: Seat, idle: number): readonly GameEvent[] =>
  canDraw(state, seat) ? [{ type: 'turnBegan', seat, drawn: false, idle }] : playStops(state);

/** The seat declines the pile while the stock is empty, which stops play (R115). */
export function decideDeclined(state: GameState, seat: Seat): readonly GameEvent[] {
  const closed: GameEvent = { type: 'turnClosed', seat, how: 'declined' };
  return [closed, ...playStops(evolve(state, closed))];
}

/** Whether this seat can draw: some can use only the stock (R102, R104, R166). */
function canDraw({ rules, stock, pile, hands, melded }: GameState, seat: Seat): boolean {
  if (stock.length > 0) return true;
  const held = hands[seat]?.length ?? 0;
  if (held === 0 || isOneCardTurn(rules, held) || isPileClosed(rules, hasSeat(melded, seat))) return false;
  return rules.stock.end === 'whilePileTaken' && pile.length > 0;
}

/** Ends the deal because nobody can or will draw. Nobody is out, unless others had a turn after that (R108, R157). */
const playStops = (state: GameState): readonly GameEvent[] =>
  state.relief >= 0
    ? decideDealEnd(state, { ending: 'wentOut', out: state.relief })
    : decideDealEnd(state, { ending: stockEnding(state), out: -1 });

/**
 * Returns how a deal ends when the stock is empty (R115, R118): scored, or void if nobody scores then (§4.32, §4.91).
 * If only the limit on reshuffles prevented another one, the deal is capped (R152).
 */
function stockEnding(state: GameState): Ending {
  if (isWornOut(state)) return 'capped';
  return state.rules.stock.score === 'nobody' ? 'void' : 'exhausted';
}

/**
 * The next turn after a player went out: melds only, or a full turn if there is anything to draw (R108, R157). After
 * the last one the deal ends, with the first player to go out as the one who is out (R109).
 */
function nextInRelief(state: GameState, last: Seat): readonly GameEvent[] {
  const [seat] = lateSeats(state, state.seats, state.relief, last);
  const meldsOnly = isReliefMeld(state);
  if (seat === undefined || (!meldsOnly && !canDraw(state, seat))) return playStops(state);
  return [{ type: 'turnBegan', seat, drawn: meldsOnly, idle: 0 }];
}

/**
 * The events by which a seat goes out, and what follows: the last turns of the others (R157), the relief turns if it is
 * the first turn of the seat (R108), otherwise the end of the deal. Another player who goes out in such a turn only
 * keeps an empty hand (§4.85).
 */
export function decideOut(state: GameState, seat: Seat, closing: readonly GameEvent[]): readonly GameEvent[] {
  const after = closing.reduce(evolve, state);
  if (after.relief >= 0) return [...closing, ...nextInRelief(after, seat)];
  const penalties = floatPenalties(after, seat);
  const end = [...closing, ...penalties];
  const now = penalties.reduce(evolve, after);
  const mayFollow = state.rules.goingOut.lastTurns || !hasSeat(state.turns, seat);
  if (!mayFollow || lateSeats(now, now.seats, seat, seat).length === 0) {
    return [...end, ...decideDealEnd(now, { ending: 'wentOut', out: seat })];
  }
  const began: GameEvent = { type: 'reliefBegan', out: seat };
  return [...end, began, ...nextInRelief(evolve(now, began), seat)];
}

/** Every floater draws a card when another player goes out (R103), as long as the stock has one (§4.77). */
function floatPenalties({ rules, seats, hands, stock }: GameState, out: Seat): readonly GameEvent[] {
  if (rules.goingOut.float !== 'onWithPenalty') return [];
  const floaters = orderAfter(rules, seats, out).filter((seat) => seat !== out && hands[seat]?.length === 0);
  const cards = stock.toReversed();
  return floaters
    .slice(0, cards.length)
    .map((seat, index): GameEvent => ({ type: 'penalized', seat, cards: cards.slice(index, index + 1) }));
}

/** How a deal ends. */
interface DealClose {
  readonly ending: Ending;
  /** The seat that went out, or -1. */
  readonly out: Seat;
}

/** The end of a deal after its last play: the melds of others (R112), the score, the end of the game or the Press. */
export function decideDealEnd(before: GameState, { ending, out }: DealClose): readonly GameEvent[] {
  const shown = ending === 'wentOut' ? meldsAfter(before, out) : [];
  const state = shown.reduce(evolve, before);
  const { rules, wildRank, hands, melds, pressed, played } = state;
  // A cancelled deal has nothing to double.
  const factor = pressed && ending !== 'cancelled' ? 2 : 1;
  // The player put nothing on the table before the turn in which the whole hand was played (R133, §4.95).
  const wentRummy = hands[out]?.length === 0 && !hasSeat(played, out);
  const scores = scoreDeal({ rules, wildRank, ending, out, hands, melds, factor, wentRummy });
  const points = scores.map((score) => score.points);
  const totals = state.totals.map((total, seat) => total + (points[seat] as number));
  const ended: GameEvent = { type: 'dealEnded', ending, out, points, factor, wentRummy, hands };
  return [...shown, ended, ...afterDeal(state, totals, out)];
}

/** The end of the game, or the Press for the next deal (R135 to R137, §4.25). */
function afterDeal(state: GameState, totals: readonly number[], out: Seat): readonly GameEvent[] {
  const { rules, deal, dealer, pressed } = state;
  if (isGameOver(rules, deal, totals)) return [{ type: 'gameEnded', winners: gameWinners(rules, totals, out) }];
  const { on, added } = autoPress(rules, deal, totals);
  if (on) return [{ type: 'pressSet', on, added }];
  const [offer] = pressOffers(rules, totals, dealer);
  if (offer) return [{ type: 'pressAsked', seat: offer.seat }];
  return pressed ? [{ type: 'pressSet', on, added }] : [];
}
