import type { Seat } from '../actions.ts';
import type { Card } from '../cards/cards.ts';
import type { Draft } from '../draft.ts';
import { hasSeat } from '../seats.ts';
import type { GameState, PublicFields } from '../state.ts';
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

// Both ways to make a context list its fields in the same order. Objects of one layout are read several times as fast
// as objects of two, and every check reads contexts.
export const contextOf = (state: GameState, seat: Seat): RuleContext => ({
  rules: state.rules,
  phase: state.phase,
  deal: state.deal,
  dealer: state.dealer,
  turn: state.turn,
  wildRank: state.wildRank,
  indicator: state.indicator,
  melds: state.melds,
  turns: state.turns,
  idle: state.idle,
  reshuffles: state.reshuffles,
  offered: state.offered,
  relief: state.relief,
  pressed: state.pressed,
  results: state.results,
  moves: state.moves,
  seats: state.seats,
  seat,
  hand: state.hands[seat] ?? NO_CARDS,
  melded: hasSeat(state.melded, seat),
  draft: state.draft,
  stock: state.stock.length,
  pile: visiblePile(state),
  pileCount: state.pile.length,
  window: windowFor(state, seat),
  canRecall: canRecall(state, seat),
});

/** Returns the context of the viewer, or null for a spectator, who cannot act. */
export function contextFrom(view: PlayerView): RuleContext | null {
  const { viewer, seats } = view;
  if (viewer === 'spectator') return null;
  return {
    rules: view.rules,
    phase: view.phase,
    deal: view.deal,
    dealer: view.dealer,
    turn: view.turn,
    wildRank: view.wildRank,
    indicator: view.indicator,
    melds: view.melds,
    turns: view.turns,
    idle: view.idle,
    reshuffles: view.reshuffles,
    offered: view.offered,
    relief: view.relief,
    pressed: view.pressed,
    results: view.results,
    moves: view.moves,
    seats: seats.length,
    seat: viewer,
    hand: view.hand,
    melded: seats[viewer]?.melded ?? false,
    draft: view.draft,
    stock: view.stock,
    pile: view.pile,
    pileCount: view.pileCount,
    window: view.window,
    canRecall: view.canRecall,
  };
}
