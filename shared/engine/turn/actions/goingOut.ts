import type { GoRummyAction, Illegal, UpForTwoAction } from '../../actions.ts';
import { contractOf } from '../../arrange/contracts.ts';
import { type Card, rankOf } from '../../cards/cards.ts';
import type { GameEvent } from '../../events.ts';
import { meldProblem } from '../../melds/melds.ts';
import { isWild } from '../../melds/wilds.ts';
import { hasSeat } from '../../seats.ts';
import type { RuleContext } from '../../view/ruleContext.ts';
import { shownMelds } from '../flow/showing.ts';
import { decideOut } from '../flow/turnEnd.ts';
import type { ActionKind, ListedKind } from './actionKind.ts';
import { isPlayable } from './layOff.ts';
import { obligationUnmet } from './obligations.ts';
import { checkFirstRound, isReliefMeld } from './play.ts';

/**
 * Returns why the seat may not go out now with this last discard, or with none if null (R67, R96, R97, R107, R111).
 * Obligations from its draw and its swaps are checked separately (`obligationUnmet`).
 */
export function checkOut(context: RuleContext, card: Card | null): Illegal | null {
  if (context.rules.goingOut.rummyOnly) return 'notRummy';
  return checkFirstTurn(context) ?? checkLastDiscard(context, card);
}

/** Returns why the seat may not go out on its first turn (R107). Relief turns need no check of their own. */
const checkFirstTurn = ({ rules, turns, seat }: RuleContext): Illegal | null =>
  rules.goingOut.firstTurn || hasSeat(turns, seat) ? null : 'notOutYet';

/** Returns why this card may not be the last discard, or why there must be one (R67, R96, R97). */
export function checkLastDiscard(context: RuleContext, card: Card | null): Illegal | null {
  const { discard, unplayable } = context.rules.goingOut;
  const isLastContract = contractOf(context.rules, context.deal)?.everyCard === true;
  if (card === null) return discard === 'required' && !isLastContract ? 'keepOne' : null;
  if (discard === 'forbidden' || isLastContract) return 'noLastDiscard';
  return unplayable && isPlayable(context, card) ? 'lastCardPlayable' : null;
}

const DEUCE = 2;

/** Discarding a card, keeping a natural 2 and ending the deal (R110, §4.29, E47). */
export const upForTwoKind: ListedKind<UpForTwoAction> = {
  phases: ['play'],
  check(context, { card }) {
    const { rules, wildRank, hand } = context;
    if (!rules.goingOut.upFor2 || isReliefMeld(context)) return 'notNow';
    if (!hand.includes(card)) return 'notYourCard';
    const kept = hand.filter((held) => held !== card);
    const isTwo = kept.length === 1 && kept.every((two) => rankOf(two) === DEUCE && !isWild(rules, wildRank, two));
    if (!isTwo) return 'notUpForTwo';
    return checkOut(context, card) ?? obligationUnmet(context, { card, out: true });
  },
  list(context) {
    if (!context.rules.goingOut.upFor2) return [];
    const actions = context.hand.map((card): UpForTwoAction => ({ type: 'upForTwo', card }));
    return actions.filter((action) => upForTwoKind.check(context, action) === null);
  },
  /** This counts as going out, and the 2 left in hand scores (§4.29). */
  decide: (state, seat, { card }) =>
    decideOut(state, seat, [
      { type: 'wentUpForTwo', seat },
      { type: 'discarded', seat, card },
    ]),
};

/**
 * Showing the whole hand as melds, with or without a discard as the rules require (R96, R111, §4.30). Nobody does so in
 * the last turns after another player has (R157, §4.108).
 */
export const goRummyKind: ActionKind<GoRummyAction> = {
  phases: ['play'],
  check(context, { readings, card }) {
    const { rules, wildRank, hand, relief } = context;
    if (!rules.goingOut.rummyOnly || relief >= 0) return 'notNow';
    const laid = readings.flatMap(({ cards }) => cards);
    const shown = card === null ? laid : [...laid, card];
    if (shown.some((held) => !hand.includes(held))) return 'notYourCard';
    if (new Set(shown).size !== hand.length || shown.length !== hand.length) return 'notRummy';
    const problem = readings.map((reading) => meldProblem(rules, wildRank, reading)).find((found) => found !== null);
    if (problem) return problem;
    const refused = checkFirstTurn(context) ?? checkLastDiscard(context, card) ?? checkFirstRound(context);
    return refused ?? obligationUnmet(context, { card, out: true, laid });
  },
  decide(state, seat, { readings, card }) {
    const shown = shownMelds(state, state.nextMeld, seat, readings);
    const discarded: readonly GameEvent[] = card === null ? [] : [{ type: 'discarded', seat, card }];
    return decideOut(state, seat, [{ type: 'wentRummy', seat }, ...shown, ...discarded]);
  },
};
