import type { ClosingAction, DiscardAction, Illegal } from '../../actions.ts';
import type { GameEvent } from '../../events.ts';
import type { RuleContext } from '../../view/ruleContext.ts';
import { decideDeclined, decideOut, decideTurnEnd } from '../flow/turnEnd.ts';
import type { ListedKind } from './actionKind.ts';
import { checkLastDiscard, checkOut } from './goingOut.ts';
import { isUnbound, obligationUnmet, owedInAnyCase } from './obligations.ts';
import { isMeldTurn, isReliefMeld } from './play.ts';

/** Ending the turn with a discard, the last card included (R79, R95 to R97, R104 to R107, E16, D12). */
export const discardKind: ListedKind<DiscardAction> = {
  phases: ['play'],
  check(context, { card }) {
    const { hand } = context;
    if (isMeldTurn(context)) return 'notNow';
    if (!hand.includes(card)) return 'notYourCard';
    const refused = hand.length === 1 ? checkOut(context, card) : null;
    return refused ?? obligationUnmet(context, { card });
  },
  list(context) {
    const found: DiscardAction[] = [];
    if (isMeldTurn(context)) return found;
    const isFree = context.hand.length > 1 && isUnbound(context);
    if (!isFree && owedInAnyCase(context) !== null) return found;
    for (const card of context.hand) {
      const action = DISCARDS[card] as DiscardAction;
      if (isFree || discardKind.check(context, action) === null) found.push(action);
    }
    return found;
  },
  /** A player who discards the last card goes out. */
  decide(state, seat, { card }) {
    const discarded: GameEvent = { type: 'discarded', seat, card };
    const isOut = state.hands[seat]?.length === 1;
    return isOut ? decideOut(state, seat, [discarded]) : decideTurnEnd(state, seat, discarded);
  },
};

/** The discard of each card, made once: it is the action listed most. */
const DISCARDS = Array.from({ length: 256 }, (_, card): DiscardAction => ({ type: 'discard', card }));

const NONE: readonly never[] = [];
const CLOSINGS: readonly ClosingAction[] = [
  { type: 'goOut' },
  { type: 'float' },
  { type: 'endTurn' },
  { type: 'decline' },
];

/** Ending the turn without a discard (R67, R95, R96, R101, R108, R115, R169). */
export const closingKind: ListedKind<ClosingAction> = {
  phases: ['draw', 'play'],
  check(context, { type }) {
    switch (type) {
      case 'decline':
        return checkDecline(context);
      case 'endTurn':
        return checkTurnOfMelds(context);
      case 'float':
        return checkEmpty(context) ?? checkFloat(context) ?? obligationUnmet(context, { card: null });
      case 'goOut':
        return checkEmpty(context) ?? checkOut(context, null) ?? obligationUnmet(context, { card: null });
    }
  },
  list(context) {
    // With cards in hand there is only declining the pile and the end of a turn of melds.
    const { phase, stock, hand } = context;
    const isOpen = phase === 'draw' ? stock === 0 : hand.length === 0 || isMeldTurn(context);
    return isOpen ? CLOSINGS.filter((action) => closingKind.check(context, action) === null) : NONE;
  },
  decide(state, seat, { type }) {
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
  },
};

/** A player may decline only if nothing but the pile is left to draw from, which ends the deal (R115). */
const checkDecline = ({ phase, stock }: RuleContext): Illegal | null =>
  phase === 'draw' && stock === 0 ? null : 'notNow';

/** Returns why a turn of melds cannot end; a player without cards goes out, but not in a relief turn (R108, R169). */
function checkTurnOfMelds(context: RuleContext): Illegal | null {
  if (context.phase !== 'play' || !isMeldTurn(context)) return 'notNow';
  if (context.hand.length === 0 && !isReliefMeld(context)) return 'notNow';
  return obligationUnmet(context, { card: null });
}

/** Returns why the turn cannot end with an empty hand; a relief turn ends by `endTurn` instead. */
function checkEmpty(context: RuleContext): Illegal | null {
  if (context.phase !== 'play' || isReliefMeld(context)) return 'notNow';
  return context.hand.length === 0 ? null : 'cardsLeft';
}

/** An empty hand floats where going out needs a discard (R96, R101), so never after the last contract (R67). */
const checkFloat = (context: RuleContext): Illegal | null =>
  context.rules.goingOut.float !== 'off' && checkLastDiscard(context, null) !== null ? null : 'notNow';
