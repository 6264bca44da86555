import type { ClaimAction, Seat } from '../actions.ts';
import type { Card } from '../cards/cards.ts';
import type { GameEvent, MaybeCard } from '../events.ts';
import { type SeatScore, scoreDeal } from '../score/scoring.ts';
import { hasSeat, type SeatSet, withoutSeat } from '../seats.ts';
import {
  type ClaimWindow,
  type Draft,
  type GameState,
  hasRoomForPlays,
  isBetweenDeals,
  type Mutable,
  type PublicFields,
  publicFields,
} from '../state.ts';

export type Viewer = Seat | 'spectator';

/** Everything that is public about a seat. */
export interface SeatView {
  /** Number of cards in its hand. */
  readonly cards: number;
  readonly melded: boolean;
  readonly total: number;
  /** Number of its current decision. */
  readonly at: number;
  /** The cards in its hand that everybody has seen, ascending (§4.98). */
  readonly known: readonly Card[];
  /** The whole hand, ascending, while hands are shown after a deal; otherwise null. */
  readonly shown: readonly Card[] | null;
}

/** An open window for one viewer: the answers of others stay secret until it closes (§4.78). */
export interface WindowView extends Omit<ClaimWindow, 'claims'> {
  /** The viewer's own yes, if any. */
  readonly claim: ClaimAction | null;
}

/** The part of a view that depends on the viewer: all that a seat knows and a spectator does not is in it. */
export interface OwnView {
  readonly viewer: Viewer;
  /** The viewer's own hand, ascending; empty for a spectator. */
  readonly hand: readonly Card[];
  /** The current turn. For other viewers `drawn` is empty if the card drawn is secret. */
  readonly draft: Draft;
  readonly window: WindowView | null;
  /** The seats that do not want to be asked again in this deal. Other seats being asked now are left out. */
  readonly passed: SeatSet;
  /** The viewer may still take its last discard back (R100). */
  readonly canRecall: boolean;
}

/** Everything that a seat, or a spectator, may know. Nothing in it depends on cards hidden from that viewer. */
export interface PlayerView extends PublicFields, OwnView {
  /** Number of cards in the stock. */
  readonly stock: number;
  /** The visible cards of the discard pile, top card last; only the top card where the rules say so (R84). */
  readonly pile: readonly Card[];
  /** Number of cards in the discard pile, visible or not. */
  readonly pileCount: number;
  readonly seats: readonly SeatView[];
}

/** The visible cards of the discard pile (R84). */
export const visiblePile = ({ rules, pile }: GameState): readonly Card[] =>
  rules.draw.pileShown === 'top' && pile.length > 1 ? [pile[pile.length - 1] as Card] : pile;

/** The open window as one viewer may know it. */
export function windowFor({ window }: GameState, viewer: Viewer): WindowView | null {
  if (!window) return null;
  const { kind, seats, cards, waiting, next, claims } = window;
  return { kind, seats, cards, waiting, next, claim: viewer === 'spectator' ? null : (claims[viewer] ?? null) };
}

/**
 * Whether this seat may still take its last discard back into its turn (R100): until the next player acts, and within
 * the limit per turn. Going out is final even if others still have a relief turn (R108).
 */
export const canRecall = ({ rules, ended, phase, relief }: GameState, viewer: Viewer): boolean =>
  rules.goingOut.discardTakeBack && ended?.seat === viewer && phase === 'draw' && relief < 0 && hasRoomForPlays(ended);

const NO_CARDS: readonly Card[] = [];

/** Returns the part of `viewFor` that depends on the viewer, without the rest, which is the same for everybody. */
export function ownViewFor(state: GameState, viewer: Viewer): OwnView {
  const { draft, passed } = state;
  const knowsDraft = viewer === state.turn || draft.drew !== 'stock';
  // Not wanting to be asked again is part of an answer, which is still secret.
  const asked = state.window?.seats.filter((seat) => seat !== viewer);
  return {
    viewer,
    hand: viewer === 'spectator' ? NO_CARDS : (state.hands[viewer] ?? NO_CARDS),
    draft: knowsDraft || draft.drawn.length === 0 ? draft : { ...draft, drawn: NO_CARDS },
    window: windowFor(state, viewer),
    passed: asked ? asked.reduce(withoutSeat, passed) : passed,
    canRecall: canRecall(state, viewer),
  };
}

/** Returns a state as one viewer may see it. States leave the engine only in this form. */
export function viewFor(state: GameState, viewer: Viewer): PlayerView {
  const own = ownViewFor(state, viewer);
  const view = publicFields(state) as Mutable<PlayerView>;
  view.stock = state.stock.length;
  view.pile = visiblePile(state);
  view.pileCount = state.pile.length;
  view.seats = seatViews(state);
  view.viewer = own.viewer;
  view.hand = own.hand;
  view.draft = own.draft;
  view.window = own.window;
  view.passed = own.passed;
  view.canRecall = own.canRecall;
  return view;
}

function seatViews(state: GameState): readonly SeatView[] {
  const { results, hands, melded, totals, at, known } = state;
  // Hands are shown between deals; before the first deal there is nothing to show.
  const isShown = isBetweenDeals(state) && results.length > 0;
  return hands.map((hand, seat) => ({
    cards: hand.length,
    melded: hasSeat(melded, seat),
    total: totals[seat] as number,
    at: at[seat] as number,
    known: known[seat] ?? NO_CARDS,
    shown: isShown ? hand : null,
  }));
}

/** Returns how each seat's points of the last deal came about, or null unless all hands are shown. */
export function lastScores({ rules, results, melds, seats }: PlayerView): readonly SeatScore[] | null {
  const result = results.at(-1);
  const hands = seats.flatMap(({ shown }) => (shown ? [shown] : []));
  return result && hands.length === seats.length ? scoreDeal({ ...result, rules, hands, melds }) : null;
}

const hidden = (cards: readonly MaybeCard[]): readonly MaybeCard[] => cards.map(() => null);

/** Returns an event as one viewer may know it. Events leave the engine only in this form. */
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
