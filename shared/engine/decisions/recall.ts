import type { Illegal, RecallAction, Seat } from '../actions.ts';
import type { GameEvent } from '../events.ts';
import type { Sight } from '../sight.ts';
import type { GameState } from '../state.ts';

export const checkRecall = (_sight: Sight): Illegal | null => 'notNow';
export const decideRecall = (_state: GameState, _seat: Seat): readonly GameEvent[] => [];
export const legalRecalls = (_sight: Sight): readonly RecallAction[] => [];
