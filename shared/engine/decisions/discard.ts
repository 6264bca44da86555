import type { DiscardAction, Illegal, Seat } from '../actions.ts';
import type { GameEvent } from '../events.ts';
import { scoreDeal } from '../scoring.ts';
import { playOrder } from '../seating.ts';
import type { Sight } from '../sight.ts';
import { winnersOf } from '../standing.ts';
import type { Ending, GameState } from '../state.ts';
import { isOneCardTurn } from './oneCard.ts';

/** Rounds in which nobody draws from the stock or plays a card, after which a deal has got nowhere (R152, 4.65). */
const IDLE_ROUNDS = 4;

/** May the turn end with this card (R95, R104 to R106, E16, D12)? Returns why not. */
export function checkDiscard(sight: Sight, { card }: DiscardAction): Illegal | null {
  const { draft, hand, rules } = sight;
  if (sight.phase !== 'play') return 'notNow';
  if (!hand.includes(card)) return 'notYourCard';
  const goesOut = hand.length === 1;
  if (goesOut || !isOneCardTurn(rules, draft.held)) return null;
  return draft.plays.length === 0 && !draft.drawn.includes(card) ? null : 'keepDrawn';
}

export const legalDiscards = (sight: Sight): DiscardAction[] =>
  sight.hand
    .map((card): DiscardAction => ({ type: 'discard', card }))
    .filter((action) => checkDiscard(sight, action) === null);

/** The discard, and what follows from it: the next turn, or the end of the deal and perhaps of the game. */
export function decideDiscard(state: GameState, seat: Seat, { card }: DiscardAction): readonly GameEvent[] {
  const discarded: GameEvent = { type: 'discarded', seat, card };
  const hands = state.hands.map((hand, owner) => (owner === seat ? hand.filter((held) => held !== card) : hand));
  const idle = state.draft.drew === 'stock' || state.draft.plays.length > 0 ? 0 : state.idle + 1;
  const ending = endingOf(state, hands[seat]?.length === 0, idle);
  if (ending) return [discarded, ...decideDealEnd(state, hands, ending, ending === 'wentOut' ? seat : -1)];
  const next = playOrder(state.rules, state.seats, seat)[1] as Seat;
  return [discarded, { type: 'turnBegan', seat: next, drawn: false, idle }];
}

function endingOf(state: GameState, isOut: boolean, idle: number): Ending | null {
  if (isOut) return 'wentOut';
  if (state.stock.length === 0) return 'exhausted';
  return idle >= IDLE_ROUNDS * state.seats ? 'capped' : null;
}

function decideDealEnd(
  state: GameState,
  hands: readonly (readonly number[])[],
  ending: Ending,
  out: Seat,
): readonly GameEvent[] {
  const { rules, wildRank, melds } = state;
  const end = { rules, wildRank, ending, out, hands, melds, factor: 1, wentRummy: false, upFor2: false } as const;
  const points = scoreDeal(end).map((score) => score.points);
  const ended: GameEvent = { type: 'dealEnded', ending, out, points, factor: 1, hands };
  if (state.deal < state.rules.wilds.schedule.length) return [ended];
  const totals = state.totals.map((total, owner) => total + (points[owner] as number));
  return [ended, { type: 'gameEnded', winners: winnersOf(state.rules, totals) }];
}
