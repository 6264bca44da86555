import type { Seat } from '../actions.ts';
import type { Card, Rank } from '../cards/cards.ts';
import type { Draft } from '../draft.ts';
import type { RuleSet } from '../ruleSet.ts';
import type { DealResult, GameState, Phase, TableMeld } from '../state.ts';
import { canRecall, type PlayerView, visiblePile, type WindowView, windowFor } from './playerView.ts';

/**
 * What the rules look at when a seat wants to act: the part of a game that it can see. Made from the full state when an
 * action is decided and from a view when the actions are listed, so that both go through the same checks.
 */
export interface RuleContext {
  readonly rules: RuleSet;
  readonly seats: number;
  readonly deal: number;
  readonly dealer: Seat;
  readonly wildRank: Rank;
  readonly phase: Phase;
  readonly turn: Seat;
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly melds: readonly TableMeld[];
  /** The seat has laid a meld in this deal. */
  readonly melded: boolean;
  /** Bit per seat: has ended a turn in this deal. */
  readonly turns: number;
  readonly draft: Draft;
  /** Cards in the stock. */
  readonly stock: number;
  /** The cards of the discard pile that may be looked at, the last one is the top. */
  readonly pile: readonly Card[];
  /** Cards in the discard pile. */
  readonly pileCount: number;
  readonly window: WindowView | null;
  /** Cards of the pile that could be called once already (4.42). */
  readonly offered: readonly Card[];
  /** Who went out on the first turn while others still have theirs, or -1 (R108). */
  readonly relief: Seat;
  /** The seat may still take its last discard back (R100). */
  readonly canRecall: boolean;
  readonly results: readonly DealResult[];
  readonly totals: readonly number[];
}

export const hasMelded = (state: GameState, seat: Seat): boolean => (state.melded & (1 << seat)) !== 0;

export const contextOf = (state: GameState, seat: Seat): RuleContext => ({
  rules: state.rules,
  seats: state.seats,
  deal: state.deal,
  dealer: state.dealer,
  wildRank: state.wildRank,
  phase: state.phase,
  turn: state.turn,
  seat,
  hand: state.hands[seat] ?? [],
  melds: state.melds,
  melded: hasMelded(state, seat),
  turns: state.turns,
  draft: state.draft,
  stock: state.stock.length,
  pile: visiblePile(state),
  pileCount: state.pile.length,
  window: windowFor(state, seat),
  offered: state.offered,
  relief: state.relief,
  canRecall: canRecall(state, seat),
  results: state.results,
  totals: state.totals,
});

/** What a seat sees of the game; null for a spectator, who does nothing in it. */
export function contextFrom(view: PlayerView): RuleContext | null {
  const { viewer } = view;
  if (viewer === 'spectator') return null;
  return {
    rules: view.rules,
    seats: view.seats.length,
    deal: view.deal,
    dealer: view.dealer,
    wildRank: view.wildRank,
    phase: view.phase,
    turn: view.turn,
    seat: viewer,
    hand: view.hand,
    melds: view.melds,
    melded: view.seats[viewer]?.melded ?? false,
    turns: view.turns,
    draft: view.draft,
    stock: view.stock,
    pile: view.pile,
    pileCount: view.pileCount,
    window: view.window,
    offered: view.offered,
    relief: view.relief,
    canRecall: view.canRecall,
    results: view.results,
    totals: view.seats.map(({ total }) => total),
  };
}
