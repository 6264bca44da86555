import type { SeatAction } from '../actions.ts';
import { type PlayerView, type Viewer, viewFor } from '../view/playerView.ts';
import { stateFromView } from '../view/stateFromView.ts';
import { apply } from './decide.ts';

/**
 * What `as` (the viewer unless told) would see if the viewer did this now; null when the viewer may not, or when the stock
 * would tell. Decided and booked by the rules themselves, from nothing but what the viewer sees: of other hands only the
 * cards that everybody has seen are known, so ask such a view what may be done with a card, not for a list of actions,
 * nor what a deal that ends with it would bring.
 */
export function preview(view: PlayerView, action: SeatAction, as: Viewer = view.viewer): PlayerView | null {
  const { viewer } = view;
  if (viewer === 'spectator' || (action.type === 'draw' && action.from === 'stock')) return null;
  const done = apply(stateFromView(view), viewer, action);
  return done.ok ? viewFor(done.value.state, as) : null;
}
