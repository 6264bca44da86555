import type { ChooseSizeAction, Illegal, Seat } from '../actions.ts';
import type { GameEvent } from '../events.ts';
import type { Sight } from '../sight.ts';
import type { GameState } from '../state.ts';

export const checkChooseSize = (_sight: Sight): Illegal | null => 'notNow';
export const decideChooseSize = (_state: GameState, _seat: Seat, _action: ChooseSizeAction): readonly GameEvent[] => [];
export const legalSizes = (_sight: Sight): readonly ChooseSizeAction[] => [];
