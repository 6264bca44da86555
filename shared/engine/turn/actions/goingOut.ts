import type { GoRummyAction, Illegal, Reading, Seat, UpForTwoAction } from '../../actions.ts';
import { bestArrangement } from '../../arrange/arrange.ts';
import { contractOf } from '../../arrange/contracts.ts';
import { type Card, rankOf } from '../../cards/cards.ts';
import type { GameEvent } from '../../events.ts';
import { meldProblem } from '../../melds/melds.ts';
import { isWild } from '../../melds/wilds.ts';
import { cardPoints } from '../../score/cardPoints.ts';
import { hasSeat, orderAfter } from '../../seats.ts';
import type { GameState } from '../../state.ts';
import type { RuleContext } from '../../view/ruleContext.ts';
import { decideOut } from '../flow/turnEnd.ts';
import type { ActionKind, ListedKind } from './actionKind.ts';
import { isPlayable } from './layOff.ts';
import { tableMeld } from './meld.ts';
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

/** Showing the whole hand as melds, with or without a discard as the rules require (R96, R111, §4.30). */
export const goRummyKind: ActionKind<GoRummyAction> = {
  phases: ['play'],
  check(context, { readings, card }) {
    const { rules, wildRank, hand } = context;
    if (!rules.goingOut.rummyOnly) return 'notNow';
    const laid = readings.flatMap(({ cards }) => cards);
    const shown = card === null ? laid : [...laid, card];
    if (shown.some((held) => !hand.includes(held))) return 'notYourCard';
    if (new Set(shown).size !== hand.length || shown.length !== hand.length) return 'notRummy';
    const problem = readings.map((reading) => meldProblem(rules, wildRank, reading)).find((found) => found !== null);
    if (problem) return problem;
    const refused = checkFirstTurn(context) ?? checkLastDiscard(context, card) ?? checkFirstRound(context);
    return refused ?? obligationUnmet(context, { card, out: true, laid });
  },
  /** The others put down their complete melds (R112), and the deal ends. */
  decide(state, seat, { readings, card }) {
    const shown = melds(state, state.nextMeld, seat, readings);
    const discarded: readonly GameEvent[] = card === null ? [] : [{ type: 'discarded', seat, card }];
    const others = meldsAfter(state, seat, state.nextMeld + shown.length);
    return decideOut(state, seat, [{ type: 'wentRummy', seat }, ...shown, ...discarded, ...others]);
  },
};

/** The melds of the other players, chosen for them to leave the fewest points, without lay-offs (§4.30). */
function meldsAfter(state: GameState, rummy: Seat, firstId: number): readonly GameEvent[] {
  const { rules, wildRank, seats, hands } = state;
  if (!rules.goingOut.othersMeldAfter) return [];
  const points = (card: Card): number => cardPoints(rules, wildRank, card);
  const found: GameEvent[] = [];
  for (const seat of orderAfter(rules, seats, rummy)) {
    if (seat === rummy) continue;
    const { readings } = bestArrangement(rules, wildRank, hands[seat] ?? [], points);
    found.push(...melds(state, firstId + found.length, seat, readings));
  }
  return found;
}

const melds = (state: GameState, firstId: number, seat: Seat, readings: readonly Reading[]): readonly GameEvent[] =>
  readings.map((reading, index) => ({
    type: 'melded',
    seat,
    meld: tableMeld(state, firstId + index, seat, reading),
    first: index === 0,
  }));
