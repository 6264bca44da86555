import type { Illegal, PressAction, Seat } from '../actions.ts';
import type { GameEvent } from '../events.ts';
import type { Sight } from '../sight.ts';
import type { GameState } from '../state.ts';

export const checkPress = (_sight: Sight): Illegal | null => 'notNow';
export const decidePress = (_state: GameState, _seat: Seat, _action: PressAction): readonly GameEvent[] => [];
export const legalPresses = (_sight: Sight): readonly PressAction[] => [];
