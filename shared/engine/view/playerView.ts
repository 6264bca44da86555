import type { ClaimAction, Seat } from '../actions.ts';
import type { Card } from '../cards/cards.ts';
import { type Draft, hasRoomForPlays } from '../draft.ts';
import type { GameEvent, MaybeCard } from '../events.ts';
import { type SeatScore, scoreDeal } from '../score/scoring.ts';
import { hasSeat, type SeatSet, withoutSeat } from '../seats.ts';
import { type ClaimWindow, type GameState, type Phase, type PublicFields, publicFields } from '../state.ts';

export type Viewer = Seat | 'spectator';

/** What everybody may know about a seat. */
export interface SeatView {
  /** How many cards it holds. */
  readonly cards: number;
  readonly melded: boolean;
  readonly total: number;
  /** The number of the decision it is asked for. */
  readonly at: number;
  /** Cards in its hand that everybody has seen, ascending (§4.98). */
  readonly known: readonly Card[];
  /** The whole hand, ascending, once the deal is over and hands are shown; else null. */
  readonly shown: readonly Card[] | null;
}

/** An open window as one viewer may know it: what others have answered stays their secret until it closes (§4.78). */
export interface WindowView extends Omit<ClaimWindow, 'claims'> {
  /** The viewer's own yes, if it gave one. */
  readonly claim: ClaimAction | null;
}

/** All that one seat, or a spectator, may know. Nothing in it comes from a card hidden from that viewer. */
export interface PlayerView extends PublicFields {
  readonly viewer: Viewer;
  /** Cards left in the stock. */
  readonly stock: number;
  /** Face-up cards that may be looked at, the last one is the top: the top card alone where the rules say so (R84). */
  readonly pile: readonly Card[];
  /** Cards in the discard pile, seen or not. */
  readonly pileCount: number;
  /** The viewer's own hand, ascending; empty for a spectator. */
  readonly hand: readonly Card[];
  readonly seats: readonly SeatView[];
  /** The turn under way; for others `drawn` is empty when the card is its owner's secret. */
  readonly draft: Draft;
  readonly window: WindowView | null;
  /** Who does not want to be asked again in this deal. Who is being asked counts as willing. */
  readonly passed: SeatSet;
  /** The viewer may still take its last discard back (R100). */
  readonly canRecall: boolean;
}

/** The cards of the discard pile that may be looked at (R84). */
export const visiblePile = ({ rules, pile }: GameState): readonly Card[] =>
  rules.draw.pileShown === 'top' ? pile.slice(-1) : pile;

/** The open window as one viewer may know it. */
export function windowFor({ window }: GameState, viewer: Viewer): WindowView | null {
  if (!window) return null;
  const { kind, seats, cards, waiting, next, claims } = window;
  return { kind, seats, cards, waiting, next, claim: viewer === 'spectator' ? null : (claims[viewer] ?? null) };
}

/**
 * May this seat still take its last discard back into its turn (R100): until the next player acts, within the bound on
 * what is taken back in a turn. Going out is final even when others still have a turn (R108).
 */
export const canRecall = ({ rules, ended, phase, relief }: GameState, viewer: Viewer): boolean =>
  rules.goingOut.discardTakeBack && ended?.seat === viewer && phase === 'draw' && relief < 0 && hasRoomForPlays(ended);

/** A full state as one viewer may see it. States leave the engine in no other way. */
export function viewFor(state: GameState, viewer: Viewer): PlayerView {
  const { draft, results, pile } = state;
  // That a seat wants to be left alone for the deal is part of its answer.
  const asked = (state.window?.seats ?? []).filter((seat) => seat !== viewer);
  const isOwnTurn = viewer === state.turn;
  // Between deals the hands lie open; before the first there is nothing to show.
  const isShown = SHOWING.includes(state.phase) && results.length > 0;
  return {
    ...publicFields(state),
    viewer,
    stock: state.stock.length,
    pile: visiblePile(state),
    pileCount: pile.length,
    hand: viewer === 'spectator' ? [] : (state.hands[viewer] ?? []),
    seats: state.hands.map((hand, seat) => ({
      cards: hand.length,
      melded: hasSeat(state.melded, seat),
      total: state.totals[seat] as number,
      at: state.at[seat] as number,
      known: state.known[seat] ?? [],
      shown: isShown ? hand : null,
    })),
    draft: isOwnTurn || draft.drew !== 'stock' ? draft : { ...draft, drawn: [] },
    window: windowFor(state, viewer),
    passed: asked.reduce(withoutSeat, state.passed),
    canRecall: canRecall(state, viewer),
  };
}

/** How each seat's points of the last deal came about, while all hands are shown; else null. */
export function lastScores({ rules, results, melds, seats }: PlayerView): readonly SeatScore[] | null {
  const result = results.at(-1);
  const hands = seats.flatMap(({ shown }) => (shown ? [shown] : []));
  return result && hands.length === seats.length ? scoreDeal({ ...result, rules, hands, melds }) : null;
}

/** Phases in which no deal is under way. */
const SHOWING: readonly Phase[] = ['ready', 'press', 'over'];

const hidden = (cards: readonly MaybeCard[]): readonly MaybeCard[] => cards.map(() => null);

/** An event as one viewer may know it. Events leave the engine in no other way. */
export function redact(event: GameEvent, viewer: Viewer): GameEvent {
  switch (event.type) {
    case 'dealt':
      return { ...event, hands: handsFor(event.hands, viewer), stock: hidden(event.stock), chance: null };
    case 'dealtOn':
      return { ...event, hands: handsFor(event.hands, viewer), stock: hidden(event.stock) };
    case 'drew':
      return event.from === 'stock' && event.seat !== viewer ? { ...event, cards: hidden(event.cards) } : event;
    case 'penalized':
      return event.seat === viewer ? event : { ...event, cards: hidden(event.cards) };
    case 'reshuffled':
      return { ...event, stock: hidden(event.stock) };
    case 'answered':
      return event.seat === viewer ? event : { ...event, claim: null, forDeal: false };
    default:
      return event;
  }
}

const handsFor = (hands: readonly (readonly MaybeCard[])[], viewer: Viewer): readonly (readonly MaybeCard[])[] =>
  hands.map((hand, seat) => (seat === viewer ? hand : hidden(hand)));
