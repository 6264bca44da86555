import type { Seat, SeatAction } from './actions.ts';
import type { Card } from './cards.ts';
import { apply } from './decide.ts';
import { type PlayerView, type Viewer, viewFor } from './playerView.ts';
import type { ClaimWindow, DealSecret, GameState } from './state.ts';

/** Stands where the viewer does not know the card: it is none of the pack, so it fits nothing. */
const UNSEEN: Card = -1;

/** What chance would bring cannot be foreseen; whatever needs it gets this. */
const NO_CHANCE: DealSecret = { secret: '0'.repeat(64), shares: [] };

/**
 * What `as` (the viewer unless told) would see if the viewer did this now; null when the viewer may not, or when the stock
 * would tell. Decided and booked by the rules themselves, from nothing but what the viewer sees: of other hands only the
 * cards that everybody has seen are known, so ask such a view what may be done with a card, not for a list of actions,
 * nor what a deal that ends with it would bring.
 */
export function foresee(view: PlayerView, action: SeatAction, as: Viewer = view.viewer): PlayerView | null {
  const { viewer } = view;
  if (viewer === 'spectator' || (action.type === 'draw' && action.from === 'stock')) return null;
  const done = apply(stateBehind(view, viewer), viewer, action);
  return done.ok ? viewFor(done.value.state, as) : null;
}

/** A full state that looks like this to its viewer. */
function stateBehind(view: PlayerView, viewer: Seat): GameState {
  const { viewer: _, canRecall, hand, ...seen } = view;
  return {
    ...seen,
    seats: view.seats.length,
    stock: unseen(view.stock),
    pile: [...unseen(view.pileCount - view.pile.length), ...view.pile],
    hands: view.seats.map(({ cards, known }, seat) =>
      seat === viewer ? hand : [...unseen(cards - known.length), ...known],
    ),
    nextMeld: view.melds.length,
    melded: view.seats.reduce((bits, { melded }, seat) => (melded ? bits | (1 << seat) : bits), 0),
    played: 0,
    chance: NO_CHANCE,
    window: windowBehind(view, viewer),
    refusals: 0,
    ended: null,
    at: view.seats.map(({ at }) => at),
    totals: view.seats.map(({ total }) => total),
    known: view.seats.map(({ known }) => known),
  };
}

const unseen = (count: number): readonly Card[] => Array.from({ length: Math.max(0, count) }, () => UNSEEN);

function windowBehind({ window, seats }: PlayerView, viewer: Seat): ClaimWindow | null {
  if (!window) return null;
  const { claim, ...rest } = window;
  return { ...rest, claims: seats.map((_, seat) => (seat === viewer ? claim : null)) };
}
