import type { Illegal, Seat, UpForTwoAction } from '../actions.ts';
import type { GameEvent } from '../events.ts';
import type { Sight } from '../sight.ts';
import type { GameState } from '../state.ts';

export const checkUpForTwo = (_sight: Sight, _action: UpForTwoAction): Illegal | null => 'notNow';
export const decideUpForTwo = (_state: GameState, _seat: Seat, _action: UpForTwoAction): readonly GameEvent[] => [];
export const legalUpForTwos = (_sight: Sight): readonly UpForTwoAction[] => [];
