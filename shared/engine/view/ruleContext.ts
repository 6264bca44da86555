import type { Seat } from '../actions.ts';
import type { Card } from '../cards/cards.ts';
import { hasSeat } from '../seats.ts';
import { type Draft, type GameState, type Mutable, type PublicFields, publicFields } from '../state.ts';
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
}

const NO_CARDS: readonly Card[] = [];

/** Returns the context of a seat. */
export function contextOf(state: GameState, seat: Seat): RuleContext {
  const context = publicFields(state) as Mutable<RuleContext>;
  context.seats = state.seats;
  context.seat = seat;
  context.hand = state.hands[seat] ?? NO_CARDS;
  context.melded = hasSeat(state.melded, seat);
  context.draft = state.draft;
  context.stock = state.stock.length;
  context.pile = visiblePile(state);
  context.pileCount = state.pile.length;
  context.window = windowFor(state, seat);
  context.canRecall = canRecall(state, seat);
  return context;
}

/** Returns the context of the viewer, or null for a spectator, who cannot act. */
export function contextFrom(view: PlayerView): RuleContext | null {
  const { viewer, seats } = view;
  if (viewer === 'spectator') return null;
  const context = publicFields(view) as Mutable<RuleContext>;
  context.seats = seats.length;
  context.seat = viewer;
  context.hand = view.hand;
  context.melded = seats[viewer]?.melded ?? false;
  context.draft = view.draft;
  context.stock = view.stock;
  context.pile = view.pile;
  context.pileCount = view.pileCount;
  context.window = view.window;
  context.canRecall = view.canRecall;
  return context;
}
