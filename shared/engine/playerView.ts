import type { Seat } from './actions.ts';
import type { Card, Rank } from './cards.ts';
import type { GameEvent, MaybeCard } from './events.ts';
import type { RuleSet } from './ruleSet.ts';
import { hasMelded } from './sight.ts';
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
  /** The turn under way; for others `drawn` is empty when the card is its owner's secret. */
  readonly draft: Draft;
  readonly idle: number;
  readonly results: readonly DealResult[];
  readonly moves: readonly Move[];
}

/** The door secrets leave by: a full state as one viewer may see it. */
export function viewFor(state: GameState, viewer: Viewer): PlayerView {
  const { draft, rules, pile, results } = state;
  const isOwnTurn = viewer === state.turn;
  // Between deals the hands lie open; before the first there is nothing to show.
  const isShown = (state.phase === 'ready' || state.phase === 'over') && results.length > 0;
  return {
    rules,
    viewer,
    phase: state.phase,
    deal: state.deal,
    dealer: state.dealer,
    turn: state.turn,
    wildRank: state.wildRank,
    stock: state.stock.length,
    pile: rules.draw.pileShown === 'top' ? pile.slice(-1) : pile,
    pileCount: pile.length,
    hand: viewer === 'spectator' ? [] : (state.hands[viewer] ?? []),
    seats: state.hands.map((hand, seat) => ({
      cards: hand.length,
      melded: hasMelded(state, seat),
      total: state.totals[seat] as number,
      at: state.at[seat] as number,
      known: state.known[seat] ?? [],
      shown: isShown ? hand : null,
    })),
    melds: state.melds,
    draft: isOwnTurn || draft.drew !== 'stock' ? draft : { ...draft, drawn: [] },
    idle: state.idle,
    results,
    moves: state.moves,
  };
}

const hidden = (cards: readonly MaybeCard[]): readonly MaybeCard[] => cards.map(() => null);

/** The door's other half: an event as one viewer may know it. */
export function redact(event: GameEvent, viewer: Viewer): GameEvent {
  if (event.type === 'dealt') {
    const hands = event.hands.map((hand, seat) => (seat === viewer ? hand : hidden(hand)));
    return { ...event, hands, stock: hidden(event.stock) };
  }
  if (event.type === 'drew' && event.from === 'stock' && event.seat !== viewer) {
    return { ...event, cards: hidden(event.cards) };
  }
  return event;
}
