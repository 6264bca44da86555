import type { Illegal, RecallAction, Seat } from '../../actions.ts';
import type { GameEvent } from '../../events.ts';
import type { GameState } from '../../state.ts';
import type { RuleContext } from '../../view/ruleContext.ts';

/** May the seat take its last discard back into its turn (R100)? Returns why not. */
export const checkRecall = ({ canRecall }: RuleContext): Illegal | null => (canRecall ? null : 'notNow');

export const legalRecalls = (context: RuleContext): readonly RecallAction[] =>
  checkRecall(context) === null ? [{ type: 'recall' }] : [];

export const decideRecall = ({ pile }: GameState, seat: Seat): readonly GameEvent[] => [
  { type: 'recalled', seat, card: pile.at(-1) as number },
];
