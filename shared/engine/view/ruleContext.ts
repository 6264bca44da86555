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
