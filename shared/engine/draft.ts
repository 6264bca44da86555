import { MAX_TAKE_BACKS } from './actions.ts';
import type { Draft, GameState } from './state.ts';

/**
 * Plays of this turn that can still be taken back. A draw from the pile is one, a draw from the stock is not, and neither
 * is a called card with its play (4.42, 4.64).
 */
export const outstanding = ({ drew, plays, fixed }: Draft): number =>
  fixed > 0 ? plays.length - fixed : plays.length + (drew === 'pile' ? 1 : 0);

/** May another play be made and, if need be, taken back within the bound. */
export const hasRoomForPlays = ({ draft }: Pick<GameState, 'draft'>): boolean =>
  draft.takeBacks + outstanding(draft) < MAX_TAKE_BACKS;
