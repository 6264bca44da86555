import type { ClaimAction, Illegal, PassAction, Seat } from '../../actions.ts';
import type { GameEvent } from '../../events.ts';
import type { GameState } from '../../state.ts';
import type { RuleContext } from '../../view/ruleContext.ts';
import { evolve } from '../evolve.ts';
import { decideWindowEnd } from '../flow/windowEnd.ts';
import { heardIn, nearestIn } from '../flow/windows.ts';
import { checkCall, legalCalls } from './calling.ts';

/** May the seat answer the open window: is it asked, and has it not answered yet (4.78)? Returns why not. */
export function checkPass({ phase, window, seat }: RuleContext): Illegal | null {
  if (phase !== 'window' || !window) return 'notNow';
  return (window.waiting & (1 << seat)) === 0 ? 'notAsked' : null;
}

export const legalPasses = (context: RuleContext): readonly PassAction[] =>
  checkPass(context) === null
    ? [
        { type: 'pass', forDeal: false },
        { type: 'pass', forDeal: true },
      ]
    : [];

/** May the seat answer yes: take the upcard out of turn (R80), or call what it says it lays (R113, R114)? */
export function checkClaim(context: RuleContext, action: ClaimAction): Illegal | null {
  const refused = checkPass(context);
  if (refused) return refused;
  if (context.window?.kind === 'call') return checkCall(context, action);
  return action.count === 1 && action.lay === null ? null : 'notCallable';
}

const TAKE: ClaimAction = { type: 'claim', count: 1, lay: null };

export function legalClaims(context: RuleContext): readonly ClaimAction[] {
  if (checkPass(context) !== null) return [];
  return context.window?.kind === 'call' ? legalCalls(context) : [TAKE];
}

/** The answer, and once it is clear who gets the card what follows from that. */
export function decideAnswer(state: GameState, seat: Seat, action: ClaimAction | PassAction): readonly GameEvent[] {
  const isYes = action.type === 'claim';
  const answered: GameEvent = {
    type: 'answered',
    seat,
    claim: isYes ? action : null,
    forDeal: !isYes && action.forDeal,
  };
  const after = evolve(state, answered);
  const heard = after.window ? heardIn(after.window) : null;
  return heard === null ? [answered] : [answered, ...decideWindowEnd(after, heard)];
}

/** The time for answers is over (4.78). */
export const decideCloseWindow = (state: GameState): readonly GameEvent[] =>
  state.window ? decideWindowEnd(state, nearestIn(state.window)) : [];
