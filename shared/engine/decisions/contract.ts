import type { ContractAction, Illegal, Seat } from '../actions.ts';
import type { GameEvent } from '../events.ts';
import type { Sight } from '../sight.ts';
import type { GameState } from '../state.ts';

export const checkContract = (_sight: Sight, _action: ContractAction): Illegal | null => 'notNow';
export const decideContract = (_state: GameState, _seat: Seat, _action: ContractAction): readonly GameEvent[] => [];
