import { type Illegal, MAX_TAKE_BACKS, type Seat, type TakeBackAction } from '../actions.ts';
import type { GameEvent } from '../events.ts';
import type { Sight } from '../sight.ts';
import type { Draft, GameState } from '../state.ts';

/**
 * Plays of this turn that can still be taken back. A draw from the pile is one, a draw from the stock is not, and neither
 * is a called card with its play (4.42, 4.64).
 */
export const outstanding = ({ drew, plays, fixed }: Draft): number =>
  fixed > 0 ? plays.length - fixed : plays.length + (drew === 'pile' ? 1 : 0);

/** May another play be made and, if need be, taken back within the bound. */
export const hasRoomForPlays = ({ draft }: Pick<Sight, 'draft'>): boolean =>
  draft.takeBacks + outstanding(draft) < MAX_TAKE_BACKS;

/** Is there anything to take back (4.64)? Returns why not. */
export function checkTakeBack({ phase, rules, draft }: Sight): Illegal | null {
  if (phase !== 'play') return 'notNow';
  if (outstanding(draft) === 0) return 'nothingToTakeBack';
  // The bound never keeps one from taking back, but for the last card: it may be laid off beyond the bound, and stays.
  return rules.goingOut.unplayable && draft.takeBacks >= MAX_TAKE_BACKS ? 'tooManyPlays' : null;
}

export const legalTakeBacks = (sight: Sight): TakeBackAction[] =>
  checkTakeBack(sight) === null ? [{ type: 'takeBack' }] : [];

/** The last play goes back; when none is left, the cards from the pile do. */
export const decideTakeBack = (state: GameState, seat: Seat): readonly GameEvent[] => [
  { type: 'tookBack', seat, play: state.draft.plays.at(-1) ?? null },
];
