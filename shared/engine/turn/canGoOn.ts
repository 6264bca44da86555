import { cardsOf } from '../cards/pack.ts';
import { type GameState, isBetweenDeals, PHASES } from '../state.ts';
import { viewFor } from '../view/playerView.ts';
import { apply } from './decide.ts';
import { timeOutAction } from './timeOut.ts';

/**
 * Whether this version can continue the game: it knows the phase, every card of a running deal is in exactly one place,
 * and there is a way on. A state that another version stored may be anything, so this never throws. A running deal that
 * cannot go on can be cancelled (`cancelDeal`, §4.102).
 */
export function canGoOn(state: GameState): boolean {
  try {
    return PHASES.includes(state.phase) && (isBetweenDeals(state) || hasEveryCard(state)) && hasWayOn(state);
  } catch {
    return false;
  }
}

function hasEveryCard({ rules, seats, stock, pile, hands, melds, indicator }: GameState): boolean {
  const missing = new Set(cardsOf(rules, seats));
  const lying = [stock, pile, ...hands, ...melds.map(({ cards }) => cards), indicator < 0 ? [] : [indicator]].flat();
  return lying.every((card) => missing.delete(card)) && missing.size === 0;
}

/** Whether the action that comes when nobody acts in time is legal here and changes something. */
function hasWayOn(state: GameState): boolean {
  if (state.phase === 'over') return true;
  const done = actInTime(state);
  return done.ok && done.value.events.length > 0;
}

/** The secret of a draw or deal that is only tried. */
const TRIED = { secret: '0'.repeat(64), shares: [] };

function actInTime(state: GameState): ReturnType<typeof apply> {
  switch (state.phase) {
    case 'opening':
      return apply(state, 'table', { type: 'openDraw', ...TRIED });
    case 'ready':
      return apply(state, 'table', { type: 'deal', ...TRIED });
    case 'window':
      return apply(state, 'table', { type: 'closeWindow' });
    default:
      return apply(state, state.turn, timeOutAction(viewFor(state, state.turn)));
  }
}
