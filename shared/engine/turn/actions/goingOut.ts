import type { Illegal } from '../../actions.ts';
import { contractOf } from '../../arrange/contracts.ts';
import type { Card } from '../../cards/cards.ts';
import type { RuleContext } from '../../view/ruleContext.ts';
import { isPlayable } from './layOff.ts';

/**
 * May the seat go out now, with this last discard or, `null`, without one (R67, R96, R97, R107, R111)? What it owes for
 * its draw and its claims is asked apart (`obligationUnmet`). Returns why not.
 */
export function checkOut(context: RuleContext, card: Card | null): Illegal | null {
  if (context.rules.goingOut.rummyOnly) return 'notRummy';
  return checkFirstTurn(context) ?? checkLastDiscard(context, card);
}

/** May one go out on one's first turn (R107)? In the turns after somebody did there is nothing to forbid. */
export const checkFirstTurn = ({ rules, turns, seat }: RuleContext): Illegal | null =>
  rules.goingOut.firstTurn || (turns & (1 << seat)) !== 0 ? null : 'notOutYet';

/** May this card be the last discard, or may there be none (R96, R97, R67)? */
export function checkLastDiscard(context: RuleContext, card: Card | null): Illegal | null {
  const { discard, unplayable } = context.rules.goingOut;
  const isLastContract = contractOf(context.rules, context.deal)?.everyCard === true;
  if (card === null) return discard === 'required' && !isLastContract ? 'keepOne' : null;
  if (discard === 'forbidden' || isLastContract) return 'noLastDiscard';
  return unplayable && isPlayable(context, card) ? 'lastCardPlayable' : null;
}
