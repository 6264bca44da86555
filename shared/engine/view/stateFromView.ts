import type { Card } from '../cards/cards.ts';
import { withSeat } from '../seats.ts';
import { type ClaimWindow, type DealSecret, type GameState, publicFields } from '../state.ts';
import type { PlayerView } from './playerView.ts';

/** Placeholder for a card the viewer does not know. It is not a card, so it fits nothing. */
export const UNSEEN: Card = -1;

/** Placeholder for the random source, which no viewer knows. */
const NO_CHANCE: DealSecret = { secret: '0'.repeat(64), shares: [] };

/** Returns a state that looks like this view to its viewer. Whatever the viewer cannot see is missing or `UNSEEN`. */
export function stateFromView(view: PlayerView): GameState {
  const { viewer, hand, passed, draft } = view;
  return {
    ...publicFields(view),
    seats: view.seats.length,
    stock: unseen(view.stock),
    pile: [...unseen(view.pileCount - view.pile.length), ...view.pile],
    hands: view.seats.map(({ cards, known, shown }, seat) =>
      seat === viewer ? hand : (shown ?? [...unseen(cards - known.length), ...known]),
    ),
    nextMeld: view.melds.length,
    melded: view.seats.reduce((set, { melded }, seat) => (melded ? withSeat(set, seat) : set), 0),
    played: 0,
    chance: NO_CHANCE,
    window: claimWindowOf(view),
    passed,
    refusals: 0,
    ended: null,
    draft,
    at: view.seats.map(({ at }) => at),
    totals: view.seats.map(({ total }) => total),
    known: view.seats.map(({ known }) => known),
  };
}

const unseen = (count: number): readonly Card[] => Array.from({ length: Math.max(0, count) }, () => UNSEEN);

function claimWindowOf({ window, seats, viewer }: PlayerView): ClaimWindow | null {
  if (!window) return null;
  const { claim, ...rest } = window;
  return { ...rest, claims: seats.map((_, seat) => (seat === viewer ? claim : null)) };
}
