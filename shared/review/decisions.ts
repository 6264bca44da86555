import { faceOf, type GameState, legalActions, listActions, type Seat, type SeatAction, viewFor } from '#engine';
import type { PlayedStep, ReplayedDeal } from './replayedDeal.ts';

/** A part of a deal in which the seat's person made all its decisions, between those of a bot or the clock. */
export interface OwnPart {
  /** The state before its first decision. */
  readonly from: GameState;
  /** The state before a bot or the clock next decided for the seat; null if the part reaches to the end of the deal. */
  readonly to: GameState | null;
}

/** The parts of a deal that the seat decided itself; none if all it did was forced, or done for it. */
export function ownParts({ steps }: ReplayedDeal, seat: Seat): readonly OwnPart[] {
  const parts: OwnPart[] = [];
  let from: GameState | null = null;
  for (const step of steps) {
    if (step.by !== seat || (from === null && step.isAutomatic) || !isDecision(step, seat)) continue;
    if (!step.isAutomatic) from ??= step.before;
    else if (from !== null) {
      parts.push({ from, to: step.before });
      from = null;
    }
  }
  return from === null ? parts : [...parts, { from, to: null }];
}

/** Whether the seat could have done something else. Taking back a play is none: the play was the decision. */
function isDecision({ before, action }: PlayedStep, seat: Seat): boolean {
  const all = listActions(legalActions(viewFor(before, seat))).filter(({ type }) => type !== 'takeBack');
  // Contracts and going Rummy are not listed, and never the only way on.
  const others = new Set([...all, action as SeatAction].map(looksOf));
  return others.size > 1 && action.type !== 'takeBack';
}

/** An action without the difference of twins, which players cannot tell apart. */
const looksOf = (action: SeatAction): string =>
  action.type === 'discard' ? `discard ${faceOf(action.card)}` : JSON.stringify(action);
