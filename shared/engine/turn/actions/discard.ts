import type { DiscardAction, Illegal, Seat } from '../../actions.ts';
import type { GameEvent } from '../../events.ts';
import type { GameState } from '../../state.ts';
import type { RuleContext } from '../../view/ruleContext.ts';
import { decideOut } from '../flow/out.ts';
import { decideTurnEnd } from '../flow/turnEnd.ts';
import { checkOut } from './goingOut.ts';
import { obligationUnmet } from './obligations.ts';
import { isReliefMeld } from './play.ts';

/** May the turn end with this card, the last one included (R79, R95 to R97, R104 to R107, E16, D12)? Returns why not. */
export function checkDiscard(context: RuleContext, { card }: DiscardAction): Illegal | null {
  const { hand } = context;
  if (context.phase !== 'play' || isReliefMeld(context)) return 'notNow';
  if (!hand.includes(card)) return 'notYourCard';
  const refused = hand.length === 1 ? checkOut(context, card) : null;
  return refused ?? obligationUnmet(context, { card });
}

export const legalDiscards = (context: RuleContext): DiscardAction[] =>
  context.hand
    .map((card): DiscardAction => ({ type: 'discard', card }))
    .filter((action) => checkDiscard(context, action) === null);

/** The discard, and what follows from it; with the last card its player goes out. */
export function decideDiscard(state: GameState, seat: Seat, { card }: DiscardAction): readonly GameEvent[] {
  const discarded: GameEvent = { type: 'discarded', seat, card };
  const isOut = state.hands[seat]?.length === 1;
  return isOut ? decideOut(state, seat, [discarded]) : decideTurnEnd(state, seat, discarded);
}
