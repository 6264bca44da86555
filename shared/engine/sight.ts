import type { Seat } from './actions.ts';
import type { Card, Rank } from './cards.ts';
import type { PlayerView } from './playerView.ts';
import type { RuleSet } from './ruleSet.ts';
import type { Draft, GameState, Phase, TableMeld } from './state.ts';

/**
 * What the rules of a turn look at: the part of a game that the player to move can see. Made from the full state when an
 * action is decided and from a view when the actions are listed, so that both go through the same checks.
 */
export interface Sight {
  readonly rules: RuleSet;
  readonly wildRank: Rank;
  readonly phase: Phase;
  readonly turn: Seat;
  readonly seat: Seat;
  readonly hand: readonly Card[];
  readonly melds: readonly TableMeld[];
  /** The seat has laid a meld in this deal. */
  readonly melded: boolean;
  readonly draft: Draft;
  /** Cards in the stock and in the discard pile. */
  readonly stock: number;
  readonly pile: number;
}

export const hasMelded = (state: GameState, seat: Seat): boolean => (state.melded & (1 << seat)) !== 0;

export const sightOf = (state: GameState, seat: Seat): Sight => ({
  rules: state.rules,
  wildRank: state.wildRank,
  phase: state.phase,
  turn: state.turn,
  seat,
  hand: state.hands[seat] ?? [],
  melds: state.melds,
  melded: hasMelded(state, seat),
  draft: state.draft,
  stock: state.stock.length,
  pile: state.pile.length,
});

/** What a seat sees of its own turn; null for a spectator, who has none. */
export function sightIn(view: PlayerView): Sight | null {
  const { viewer } = view;
  if (viewer === 'spectator') return null;
  return {
    rules: view.rules,
    wildRank: view.wildRank,
    phase: view.phase,
    turn: view.turn,
    seat: viewer,
    hand: view.hand,
    melds: view.melds,
    melded: view.seats[viewer]?.melded ?? false,
    draft: view.draft,
    stock: view.stock,
    pile: view.pileCount,
  };
}
