import type { Illegal, NameWildAction, Seat } from '../actions.ts';
import type { GameEvent } from '../events.ts';
import type { Sight } from '../sight.ts';
import type { GameState } from '../state.ts';

export const checkNameWild = (_sight: Sight, _action: NameWildAction): Illegal | null => 'notNow';
export const decideNameWild = (_state: GameState, _seat: Seat, _action: NameWildAction): readonly GameEvent[] => [];
export const legalNames = (_sight: Sight): readonly NameWildAction[] => [];
