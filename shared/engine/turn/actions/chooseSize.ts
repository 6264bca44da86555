import type { ChooseSizeAction, Illegal, Seat } from '../../actions.ts';
import { decideDealOn } from '../../deal/dealing.ts';
import type { GameEvent } from '../../events.ts';
import type { GameState } from '../../state.ts';
import type { RuleContext } from '../../view/ruleContext.ts';

/** Is a size to be chosen now (R19, 4.90); either is good. Returns why not. */
export const checkChooseSize = (context: RuleContext): Illegal | null => (context.phase === 'sizing' ? null : 'notNow');

export const legalSizes = (context: RuleContext): readonly ChooseSizeAction[] =>
  checkChooseSize(context) === null ? SIZES : [];

const SIZES: readonly ChooseSizeAction[] = [
  { type: 'chooseSize', size: 2 },
  { type: 'chooseSize', size: 12 },
];

export const decideChooseSize = (state: GameState, seat: Seat, { size }: ChooseSizeAction): readonly GameEvent[] =>
  decideDealOn(state, seat, size);
