import type { ClosingAction, Illegal, Seat } from '../../actions.ts';
import type { GameEvent } from '../../events.ts';
import type { GameState } from '../../state.ts';
import type { RuleContext } from '../../view/ruleContext.ts';
import { decideDeclined } from '../flow/nextTurn.ts';
import { decideOut } from '../flow/out.ts';
import { decideTurnEnd } from '../flow/turnEnd.ts';
import { checkLastDiscard, checkOut } from './goingOut.ts';
import { obligationUnmet } from './obligations.ts';
import { isReliefMeld } from './play.ts';

/** May the turn end so, without a discard (R67, R95, R96, R101, R108, R115)? Returns why not. */
export function checkClosing(context: RuleContext, { type }: ClosingAction): Illegal | null {
  switch (type) {
    case 'decline':
      return checkDecline(context);
    case 'endTurn':
      return context.phase === 'play' && isReliefMeld(context) ? null : 'notNow';
    case 'float':
      return checkEmpty(context) ?? checkFloat(context) ?? obligationUnmet(context, { card: null });
    case 'goOut':
      return checkEmpty(context) ?? checkOut(context, null) ?? obligationUnmet(context, { card: null });
  }
}

/** Only when there is but the pile to draw from may one leave it alone, and with it the deal (R115). */
const checkDecline = ({ phase, stock }: RuleContext): Illegal | null =>
  phase === 'draw' && stock === 0 ? null : 'notNow';

/** One's turn is played and no card is left; melds after another went out close by `endTurn`. */
function checkEmpty(context: RuleContext): Illegal | null {
  if (context.phase !== 'play' || isReliefMeld(context)) return 'notNow';
  return context.hand.length === 0 ? null : 'cardsLeft';
}

/** Does an empty hand stay in: where nobody goes out without a discard (R96, R101), so not with the last contract (R67). */
const checkFloat = (context: RuleContext): Illegal | null =>
  context.rules.goingOut.float !== 'off' && checkLastDiscard(context, null) !== null ? null : 'notNow';

const CLOSINGS: readonly ClosingAction[] = [
  { type: 'goOut' },
  { type: 'float' },
  { type: 'endTurn' },
  { type: 'decline' },
];

export const legalClosings = (context: RuleContext): readonly ClosingAction[] =>
  CLOSINGS.filter((action) => checkClosing(context, action) === null);

/** The turn is over, and what follows from it. */
export function decideClosing(state: GameState, seat: Seat, { type }: ClosingAction): readonly GameEvent[] {
  switch (type) {
    case 'goOut':
      return decideOut(state, seat, [{ type: 'turnClosed', seat, how: 'out' }]);
    case 'float':
      return decideTurnEnd(state, seat, { type: 'turnClosed', seat, how: 'float' });
    case 'endTurn':
      return decideTurnEnd(state, seat, { type: 'turnClosed', seat, how: 'relief' });
    case 'decline':
      return decideDeclined(state, seat);
  }
}
