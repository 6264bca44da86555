import type { ClosingAction, Illegal, Seat } from '../actions.ts';
import type { GameEvent } from '../events.ts';
import type { Sight } from '../sight.ts';
import type { GameState } from '../state.ts';

export const checkClosing = (_sight: Sight, _action: ClosingAction): Illegal | null => 'notNow';
export const decideClosing = (_state: GameState, _seat: Seat, _action: ClosingAction): readonly GameEvent[] => [];
export const legalClosings = (_sight: Sight): readonly ClosingAction[] => [];
