import type { Illegal, RecallAction, Seat } from '../actions.ts';
import type { GameEvent } from '../events.ts';
import type { Sight } from '../sight.ts';
import type { GameState } from '../state.ts';

/** May the seat take its last discard back into its turn (R100)? Returns why not. */
export const checkRecall = ({ canRecall }: Sight): Illegal | null => (canRecall ? null : 'notNow');

export const legalRecalls = (sight: Sight): readonly RecallAction[] =>
  checkRecall(sight) === null ? [{ type: 'recall' }] : [];

export const decideRecall = ({ pile }: GameState, seat: Seat): readonly GameEvent[] => [
  { type: 'recalled', seat, card: pile.at(-1) as number },
];
