import type { ClaimAction, Illegal, PassAction, Seat } from '../../actions.ts';
import type { DealChance } from '../../deal/dealing.ts';
import type { GameEvent } from '../../events.ts';
import { hasSeat } from '../../seats.ts';
import type { GameState } from '../../state.ts';
import type { RuleContext } from '../../view/ruleContext.ts';
import { evolve } from '../evolve.ts';
import { claimWinner, decideWindowEnd } from '../flow/windowEnd.ts';
import type { ListedKind } from './actionKind.ts';
import { checkCall, legalCalls } from './calling.ts';

/**
 * Answering an open window with yes: taking the upcard out of turn (R80), or calling and laying a card (R113, R114).
 */
export const claimKind: ListedKind<ClaimAction> = {
  phases: ['window'],
  outOfTurn: true,
  check(context, action) {
    const refused = checkMayAnswer(context);
    if (refused) return refused;
    if (context.window?.kind === 'call') return checkCall(context, action);
    return action.count === 1 && action.lay === null ? null : 'notCallable';
  },
  list(context) {
    if (checkMayAnswer(context) !== null) return [];
    return context.window?.kind === 'call' ? legalCalls(context) : [TAKE_UPCARD];
  },
  decide: (state, seat, claim, chance) => answered(state, { type: 'answered', seat, claim, forDeal: false }, chance),
};

const TAKE_UPCARD: ClaimAction = { type: 'claim', count: 1, lay: null };

/** Answering an open window with no. */
export const passKind: ListedKind<PassAction> = {
  phases: ['window'],
  outOfTurn: true,
  check: checkMayAnswer,
  list: (context) => (checkMayAnswer(context) === null ? PASSES : []),
  decide: (state, seat, { forDeal }, chance) =>
    answered(state, { type: 'answered', seat, claim: null, forDeal }, chance),
};

const PASSES: readonly PassAction[] = [
  { type: 'pass', forDeal: false },
  { type: 'pass', forDeal: true },
];

/** Returns `notAsked` if the seat is not asked or has already answered (§4.78), otherwise null. */
function checkMayAnswer({ window, seat }: RuleContext): Illegal | null {
  return window && hasSeat(window.waiting, seat) ? null : 'notAsked';
}

/** The answer and, once it is decided who gets the card, the events that follow. */
function answered(state: GameState, answer: GameEvent, chance: DealChance): readonly GameEvent[] {
  const after = evolve(state, answer);
  const heard: Seat | null = after.window ? claimWinner(after.window) : null;
  return heard === null ? [answer] : [answer, ...decideWindowEnd(after, heard, chance)];
}
