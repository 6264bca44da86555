import type { Illegal } from '../actions.ts';
import type { Card } from '../cards.ts';
import { contractOf } from '../contracts.ts';
import type { Sight } from '../sight.ts';
import { isPlayable } from './layOff.ts';

/**
 * May the seat go out now, with this last discard or, `null`, without one (R67, R96, R97, R107, R111)? What it owes for
 * its draw and its claims is asked apart (`obligationUnmet`). Returns why not.
 */
export function checkOut(sight: Sight, card: Card | null): Illegal | null {
  if (sight.rules.goingOut.rummyOnly) return 'notRummy';
  return checkFirstTurn(sight) ?? checkLastDiscard(sight, card);
}

/** May one go out on one's first turn (R107)? In the turns after somebody did there is nothing to forbid. */
export const checkFirstTurn = ({ rules, turns, seat }: Sight): Illegal | null =>
  rules.goingOut.firstTurn || (turns & (1 << seat)) !== 0 ? null : 'notOutYet';

/** May this card be the last discard, or may there be none (R96, R97, R67)? */
export function checkLastDiscard(sight: Sight, card: Card | null): Illegal | null {
  const { discard, unplayable } = sight.rules.goingOut;
  const isLastContract = contractOf(sight.rules, sight.deal)?.everyCard === true;
  if (card === null) return discard === 'required' && !isLastContract ? 'keepOne' : null;
  if (discard === 'forbidden' || isLastContract) return 'noLastDiscard';
  return unplayable && isPlayable(sight, card) ? 'lastCardPlayable' : null;
}
