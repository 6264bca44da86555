import type { Seat } from '../actions.ts';
import type { Card } from '../cards/cards.ts';
import type { Draft } from '../draft.ts';
import { hasSeat } from '../seats.ts';
import { type GameState, type PublicFields, publicFields } from '../state.ts';
import { canRecall, type PlayerView, visiblePile, type WindowView, windowFor } from './playerView.ts';

/**
 * The part of a game that the rules check when a seat acts: only what the seat can see. Built from the state to decide
 * an action and from a view to list actions, so that both go through the same checks.
 */
export interface RuleContext extends PublicFields {
  readonly seats: number;
  readonly seat: Seat;
  readonly hand: readonly Card[];
  /** The seat has laid a meld in this deal. */
  readonly melded: boolean;
  readonly draft: Draft;
  /** Number of cards in the stock. */
  readonly stock: number;
  /** The visible cards of the discard pile, top card last. */
  readonly pile: readonly Card[];
  /** Number of cards in the discard pile. */
  readonly pileCount: number;
  readonly window: WindowView | null;
  /** The seat may still take its last discard back (R100). */
  readonly canRecall: boolean;
  readonly totals: readonly number[];
}

export const contextOf = (state: GameState, seat: Seat): RuleContext => ({
  ...publicFields(state),
  seats: state.seats,
  seat,
  hand: state.hands[seat] ?? [],
  melded: hasSeat(state.melded, seat),
  draft: state.draft,
  stock: state.stock.length,
  pile: visiblePile(state),
  pileCount: state.pile.length,
  window: windowFor(state, seat),
  canRecall: canRecall(state, seat),
  totals: state.totals,
});

/** A context that is kept up to date. */
export type LiveContext = { -readonly [Key in keyof RuleContext]: RuleContext[Key] };

/** Brings a context up to date within a deal, for the seat to act: the same as `contextOf`, made in place. */
export function refresh(context: LiveContext, state: GameState, seat: Seat): void {
  context.phase = state.phase;
  context.turn = state.turn;
  context.melds = state.melds;
  context.turns = state.turns;
  context.idle = state.idle;
  context.reshuffles = state.reshuffles;
  context.offered = state.offered;
  context.relief = state.relief;
  context.moves = state.moves;
  context.seat = seat;
  context.hand = state.hands[seat] ?? NO_CARDS;
  context.melded = hasSeat(state.melded, seat);
  context.draft = state.draft;
  context.stock = state.stock.length;
  context.pile = visiblePile(state);
  context.pileCount = state.pile.length;
  context.window = windowFor(state, seat);
  context.canRecall = canRecall(state, seat);
}

const NO_CARDS: readonly Card[] = [];

/** Returns the context of the viewer, or null for a spectator, who cannot act. */
export function contextFrom(view: PlayerView): RuleContext | null {
  const { viewer, hand, draft, stock, pile, pileCount, window } = view;
  if (viewer === 'spectator') return null;
  return {
    ...publicFields(view),
    seats: view.seats.length,
    seat: viewer,
    hand,
    melded: view.seats[viewer]?.melded ?? false,
    draft,
    stock,
    pile,
    pileCount,
    window,
    canRecall: view.canRecall,
    totals: view.seats.map(({ total }) => total),
  };
}
