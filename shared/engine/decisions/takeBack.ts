import { type Illegal, MAX_TAKE_BACKS, type Seat, type TakeBackAction } from '../actions.ts';
import type { GameEvent } from '../events.ts';
import type { Sight } from '../sight.ts';
import type { Draft, GameState } from '../state.ts';

/** Plays of this turn that can still be taken back; a draw from the pile is one, a draw from the stock is not. */
const outstanding = (draft: Draft): number => draft.plays.length + (draft.drew === 'pile' ? 1 : 0);

/** May another play be made and, if need be, taken back within the bound. Taking back itself is never out of bounds. */
export const hasRoomForPlays = ({ draft }: Sight): boolean => draft.takeBacks + outstanding(draft) < MAX_TAKE_BACKS;

export function checkTakeBack(sight: Sight): Illegal | null {
  if (sight.phase !== 'play') return 'notNow';
  return outstanding(sight.draft) > 0 ? null : 'nothingToTakeBack';
}

export const legalTakeBacks = (sight: Sight): TakeBackAction[] =>
  checkTakeBack(sight) === null ? [{ type: 'takeBack' }] : [];

export const decideTakeBack = (state: GameState, seat: Seat): readonly GameEvent[] => [
  { type: 'tookBack', seat, play: state.draft.plays.at(-1) ?? null },
];
