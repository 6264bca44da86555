import type { SeatAction } from '../actions.ts';
import { type PlayerView, type Viewer, viewFor } from '../view/playerView.ts';
import { contextOf } from '../view/ruleContext.ts';
import { stateFromView } from '../view/stateFromView.ts';
import type { DealChance } from './dealChance.ts';
import { evolve } from './evolve.ts';
import { check, decideLegal } from './kinds.ts';

/** Nobody sees the order of a new stock, so it does not matter here. Deals are not previewed. */
const NONE: DealChance = { shuffled: (_, cards) => cards, dealtOn: () => [] };

/**
 * Returns what `as` (by default the viewer) would see after the viewer's action, or null if it is refused or depends on
 * the stock. The rules decide and book it with nothing but what the viewer sees. Since only the publicly known cards of
 * other hands are in it, use the result to check what can be done with a card, not to list actions or to score a deal
 * that ends.
 */
export function preview(view: PlayerView, action: SeatAction, as: Viewer = view.viewer): PlayerView | null {
  const { viewer } = view;
  if (viewer === 'spectator' || dependsOnStock(action)) return null;
  const state = stateFromView(view);
  if (check(contextOf(state, viewer), action) !== null) return null;
  return viewFor(decideLegal(state, viewer, action, NONE).reduce(evolve, state), as);
}

const dependsOnStock = (action: SeatAction): boolean =>
  action.type === 'chooseSize' || (action.type === 'draw' && action.from === 'stock');
