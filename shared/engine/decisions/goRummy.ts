import type { GoRummyAction, Illegal, Seat } from '../actions.ts';
import type { GameEvent } from '../events.ts';
import type { Sight } from '../sight.ts';
import type { GameState } from '../state.ts';

export const checkGoRummy = (_sight: Sight, _action: GoRummyAction): Illegal | null => 'notNow';
export const decideGoRummy = (_state: GameState, _seat: Seat, _action: GoRummyAction): readonly GameEvent[] => [];
