import type { Seat } from '../actions.ts';
import type { Card } from '../cards/cards.ts';
import type { Draft } from '../draft.ts';
import { hasSeat } from '../seats.ts';
import { type GameState, type PublicFields, publicFields } from '../state.ts';
import { canRecall, type PlayerView, visiblePile, type WindowView, windowFor } from './playerView.ts';

/**
 * What the rules look at when a seat wants to act: the part of a game that it can see. Made from the full state when an
 * action is decided and from a view when the actions are listed, so that both go through the same checks.
 */
export interface RuleContext extends PublicFields {
  readonly seats: number;
  readonly seat: Seat;
  readonly hand: readonly Card[];
  /** The seat has laid a meld in this deal. */
  readonly melded: boolean;
  readonly draft: Draft;
  /** Cards in the stock. */
  readonly stock: number;
  /** The cards of the discard pile that may be looked at, the last one is the top. */
  readonly pile: readonly Card[];
  /** Cards in the discard pile. */
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

/** What a seat sees of the game; null for a spectator, who does nothing in it. */
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
