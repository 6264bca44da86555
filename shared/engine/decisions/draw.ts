import type { DrawAction, Illegal, Seat } from '../actions.ts';
import type { GameEvent } from '../events.ts';
import type { Sight } from '../sight.ts';
import type { GameState } from '../state.ts';
import { isOneCardTurn } from './oneCard.ts';
import { hasRoomForPlays } from './takeBack.ts';

/** May this be drawn (R70 to R72, R104, E16)? Returns why not. */
export function checkDraw(sight: Sight, action: DrawAction): Illegal | null {
  if (sight.phase !== 'draw') return 'notNow';
  if (action.from === 'stock') return sight.stock > 0 ? null : 'notNow';
  if (isOneCardTurn(sight.rules, sight.draft.held)) return 'mustDrawStock';
  if (sight.pileCount === 0) return 'pileEmpty';
  if (action.count !== 1) return 'notNow';
  // A draw from the pile can be taken back, so it counts among the plays that keep a turn finite.
  return hasRoomForPlays(sight) ? null : 'tooManyPlays';
}

export const legalDraws = (sight: Sight): DrawAction[] => DRAWS.filter((action) => checkDraw(sight, action) === null);

const DRAWS: readonly DrawAction[] = [
  { type: 'draw', from: 'stock' },
  { type: 'draw', from: 'pile', count: 1 },
];

export function decideDraw(state: GameState, seat: Seat, action: DrawAction): readonly GameEvent[] {
  const source = action.from === 'stock' ? state.stock : state.pile;
  return [{ type: 'drew', seat, from: action.from, cards: source.slice(-1) }];
}
