import { thinkAs } from '#bots';
import { type GameState, legalActions, type Random, SearchState, type Seat, type SeatAction, viewFor } from '#engine';
import { gainIn } from '../../shared/bots/expert/index.ts';

/** More actions than any deal of Steady has. */
const MOST_ACTIONS = 2_000;

/**
 * Sees all cards, the stock included. Of Steady's choice and every draw or discard it takes the one after which the
 * deal ends best for it, if from then on everybody plays as Steady does. For measuring only: it shows how much there is
 * to gain, by luck and by skill, against players like Steady.
 */
export function chooseClairvoyantly(state: GameState, seat: Seat, random: Random): SeatAction {
  const view = viewFor(state, seat);
  const own = thinkAs.steady(view, random);
  if (state.phase !== 'draw' && state.phase !== 'play') return own;
  const { draws, discards } = legalActions(view);
  let best = own;
  let most = gainAfter(state, seat, own, random);
  for (const action of [...draws, ...discards]) {
    const gain = gainAfter(state, seat, action, random);
    if (gain <= most) continue;
    most = gain;
    best = action;
  }
  return best;
}

/** The points by which the seat is better than the mean of the others when the deal ends; 0 if it does not end. */
function gainAfter(state: GameState, seat: Seat, action: SeatAction, random: Random): number {
  const search = new SearchState(state);
  search.play(seat, action);
  for (let actions = 0; search.now.results.length === state.results.length; actions++) {
    if (actions === MOST_ACTIONS) return 0;
    const next = search.seat;
    search.play(next, thinkAs.steady(viewFor(search.now, next), random));
  }
  return gainIn(search.now, seat);
}
