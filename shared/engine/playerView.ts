import type { Seat } from './actions.ts';
import type { Card, Rank } from './cards.ts';
import type { GameEvent } from './events.ts';
import type { RuleSet } from './ruleSet.ts';
import type { DealResult, Draft, GameState, Move, Phase, TableMeld } from './state.ts';

export type Viewer = Seat | 'spectator';

/** What everybody may know about a seat. */
export interface SeatView {
  /** How many cards it holds. */
  readonly cards: number;
  readonly melded: boolean;
  readonly total: number;
  /** The number of the decision it is asked for. */
  readonly at: number;
  /** Cards in its hand that everybody has seen, ascending (4.98). */
  readonly known: readonly Card[];
  /** The whole hand, ascending, once the deal is over and hands are shown; else null. */
  readonly shown: readonly Card[] | null;
}

/** The turn under way as others see it: `drawn` is empty when the card is its owner's secret. */
export type DraftView = Draft;

/** All that one seat, or a spectator, may know. Nothing in it comes from a card hidden from that viewer. */
export interface PlayerView {
  readonly rules: RuleSet;
  readonly viewer: Viewer;
  readonly phase: Phase;
  readonly deal: number;
  readonly dealer: Seat;
  readonly turn: Seat;
  readonly wildRank: Rank;
  /** Cards left in the stock. */
  readonly stock: number;
  /** Face-up cards that may be looked at, the last one is the top: the top card alone where the rules say so (R84). */
  readonly pile: readonly Card[];
  /** Cards in the discard pile, seen or not. */
  readonly pileCount: number;
  /** The viewer's own hand, ascending; empty for a spectator. */
  readonly hand: readonly Card[];
  readonly seats: readonly SeatView[];
  readonly melds: readonly TableMeld[];
  readonly draft: DraftView;
  readonly idle: number;
  readonly results: readonly DealResult[];
  readonly moves: readonly Move[];
}
