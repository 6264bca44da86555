import type { DrawAction, Illegal } from '../../actions.ts';
import type { Card } from '../../cards/cards.ts';
import { hasRoomForPlays } from '../../state.ts';
import type { RuleContext } from '../../view/ruleContext.ts';
import { decideStockDraw } from '../flow/stock.ts';
import type { ListedKind } from './actionKind.ts';
import { hasTwoNaturals, isOneCardTurn, isPileClosed, needsMatch } from './taking.ts';

const DRAW_FROM_STOCK: DrawAction = { type: 'draw', from: 'stock' };
const DRAW_UPCARD: DrawAction = { type: 'draw', from: 'pile', count: 1 };

/** The draw, from the stock or of one or more cards of the pile (R70 to R77, R102, R104, E16). */
export const drawKind: ListedKind<DrawAction> = {
  phases: ['draw'],
  check(context, action) {
    if (action.from === 'stock') return context.stock > 0 ? null : 'notNow';
    return checkPile(context) ?? checkCount(context, action.count);
  },
  list(context) {
    const draws: DrawAction[] = drawKind.check(context, DRAW_FROM_STOCK) === null ? [DRAW_FROM_STOCK] : [];
    if (checkPile(context) !== null) return draws;
    if (context.rules.draw.depth === 'one') {
      if (checkCount(context, 1) === null) draws.push(DRAW_UPCARD);
      return draws;
    }
    for (let count = 1; count <= context.pile.length; count++) {
      if (checkCount(context, count) === null)
        draws.push(count === 1 ? DRAW_UPCARD : { type: 'draw', from: 'pile', count });
    }
    return draws;
  },
  /** The deepest card comes first. */
  decide(state, seat, action, chance) {
    if (action.from === 'stock') return decideStockDraw(state, seat, chance);
    return [{ type: 'drew', seat, from: 'pile', cards: state.pile.slice(-action.count) }];
  },
};

/**
 * Returns why the pile may not be used: by a floater (R102), with one card (R104) or after a meld (R166), even if the
 * stock is empty (§4.9).
 */
function checkPile(context: RuleContext): Illegal | null {
  if (context.hand.length === 0 || isOneCardTurn(context.rules, context.draft.held)) return 'mustDrawStock';
  if (isPileClosed(context.rules, context.melded)) return 'pileClosed';
  if (context.pileCount === 0) return 'pileEmpty';
  // A draw from the pile can be taken back, so it counts towards the limit of plays.
  return hasRoomForPlays(context) ? null : 'tooManyPlays';
}

/**
 * Whether this many cards may be taken (R72, R73, R77). Obligations to use them are checked at the end of the turn
 * (§4.64).
 */
function checkCount({ rules, wildRank, hand, melded, pile, pileCount }: RuleContext, count: number): Illegal | null {
  if (!Number.isInteger(count) || count < 1 || count > pileCount) return 'notNow';
  const { depth, gated } = rules.draw;
  // Only visible cards can be taken: where the pile shows only its top (R84), only that.
  const most = depth === 'one' || (gated && !melded) ? 1 : pile.length;
  if (count > most) return 'topCardOnly';
  if (!needsMatch(rules)) return null;
  return hasTwoNaturals(rules, wildRank, pile.at(-count) as Card, hand) ? null : 'needTwoNaturals';
}
