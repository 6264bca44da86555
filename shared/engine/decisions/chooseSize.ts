import type { ChooseSizeAction, Illegal, Seat } from '../actions.ts';
import { decideDealOn } from '../dealing.ts';
import type { GameEvent } from '../events.ts';
import type { Sight } from '../sight.ts';
import type { GameState } from '../state.ts';

/** Is a size to be chosen now (R19, 4.90); either is good. Returns why not. */
export const checkChooseSize = (sight: Sight): Illegal | null => (sight.phase === 'sizing' ? null : 'notNow');

export const legalSizes = (sight: Sight): readonly ChooseSizeAction[] => (checkChooseSize(sight) === null ? SIZES : []);

const SIZES: readonly ChooseSizeAction[] = [
  { type: 'chooseSize', size: 2 },
  { type: 'chooseSize', size: 12 },
];

export const decideChooseSize = (state: GameState, seat: Seat, { size }: ChooseSizeAction): readonly GameEvent[] =>
  decideDealOn(state, seat, size);
