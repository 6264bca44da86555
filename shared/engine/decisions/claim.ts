import type { ClaimAction, Illegal, PassAction, Seat } from '../actions.ts';
import type { GameEvent } from '../events.ts';
import type { Sight } from '../sight.ts';
import type { GameState } from '../state.ts';

export const checkClaim = (_sight: Sight, _action: ClaimAction): Illegal | null => 'notNow';
export const checkPass = (_sight: Sight): Illegal | null => 'notNow';
export const decideAnswer = (
  _state: GameState,
  _seat: Seat,
  _action: ClaimAction | PassAction,
): readonly GameEvent[] => [];
export const decideCloseWindow = (_state: GameState): readonly GameEvent[] => [];
export const legalClaims = (_sight: Sight): readonly ClaimAction[] => [];
export const legalPasses = (_sight: Sight): readonly PassAction[] => [];
