import type { Seat, SeatAction } from '../actions.ts';
import type { GameState } from '../state.ts';
import { laysInsteadOfDraw } from '../turn/actions/play.ts';
import { choiceAt } from '../turn/legalActions.ts';
import type { PlayerView } from '../view/playerView.ts';
import { stateFromView } from '../view/stateFromView.ts';
import { SearchState } from './searchState.ts';

/** The positions that a search looks at by default: about a millisecond for a thousand. */
const MAX_POSITIONS = 1000;

/**
 * Finds a way for the viewer to go out in this turn, with cards it holds and sees. Chains are included: claiming a
 * wild, using it in a meld, laying off on that meld. Contracts and going Rummy are not listed, so they are not tried.
 * @param view in the part of the viewer's turn in which cards are laid
 * @param most the number of positions after which the search gives up
 * @returns the actions up to the one that goes out; null if no way was found
 */
export function wayOut(view: PlayerView, most = MAX_POSITIONS): readonly SeatAction[] | null {
  const { rules, phase, turn, viewer } = view;
  const mayLay = phase === 'play' || (phase === 'draw' && laysInsteadOfDraw(rules));
  if (!mayLay || turn !== viewer) return null;
  const seen = new Set<string>();
  const find = (state: GameState): readonly SeatAction[] | null => {
    const choices = new SearchState(state).choices(viewer);
    for (let number = 0; number < choices.count; number++) {
      const action = choiceAt(choices, number);
      if (goesOut(action, state, viewer)) return [action];
      if (action.type !== 'meld' && action.type !== 'layOff' && action.type !== 'swap') continue;
      const search = new SearchState(state);
      search.play(viewer, action);
      const position = positionOf(search.now, viewer);
      if (seen.has(position)) continue;
      if (seen.size >= most) return null;
      seen.add(position);
      const rest = find(search.now);
      if (rest) return [action, ...rest];
    }
    return null;
  };
  return find(stateFromView(view));
}

/** Whether this legal action of the seat goes out. */
export const goesOut = ({ type }: SeatAction, { hands }: GameState, seat: Seat): boolean =>
  type === 'goOut' || type === 'upForTwo' || (type === 'discard' && hands[seat]?.length === 1);

/** A seat's position within its turn as a text: the cards of the hand and of the table, whatever the order of plays. */
export const positionOf = ({ hands, melds }: GameState, seat: Seat): string =>
  `${hands[seat]} ${melds.map(({ kind, suit, rank, cards, suits }) => `${kind}${suit}:${rank}:${cards}:${suits ?? ''}`).sort()}`;
