import type { ClaimAction, Seat } from '../../actions.ts';
import type { DealChance } from '../../deal/dealing.ts';
import type { GameEvent } from '../../events.ts';
import { hasSeat } from '../../seats.ts';
import type { ClaimWindow, GameState } from '../../state.ts';
import { layOffKind } from '../actions/layOff.ts';
import { meldKind } from '../actions/meld.ts';
import { evolve } from '../evolve.ts';
import { afterTaking } from './stock.ts';
import { idleAfter, nextTurn } from './turnEnd.ts';

/** The window closes and `seat` gets the card; -1 is nobody (R80, R113, R151, §4.78). */
export function decideWindowEnd(state: GameState, seat: Seat, chance: DealChance): readonly GameEvent[] {
  const { window } = state;
  if (!window) throw new Error('no window is open');
  const closed: GameEvent = { type: 'windowClosed', seat };
  const after = evolve(state, closed);
  if (window.kind === 'take') return [closed, ...afterTaking(after, seat, chance)];
  const idle = idleAfter(state.idle, state.ended?.draft);
  const claim = window.claims[seat];
  if (!claim) return [closed, ...nextTurn(after, window.next, idle)];
  const called = decideCalled(after, seat, claim, idle, chance);
  if (state.rules.goingOut.callEffect === 'wholeTurn') return [closed, ...called];
  // A card was played, so the turn was not idle (§4.65).
  return [closed, ...called, ...nextTurn(called.reduce(evolve, after), window.next, 0)];
}

/** The winning call: a whole turn begins with it, or the card is just laid (R151). `idle`: idle turns so far (R152). */
function decideCalled(
  state: GameState,
  seat: Seat,
  claim: ClaimAction,
  idle: number,
  chance: DealChance,
): readonly GameEvent[] {
  const cards = state.pile.slice(-claim.count);
  const taken: GameEvent =
    state.rules.goingOut.callEffect === 'wholeTurn'
      ? { type: 'callTurnBegan', seat, cards, idle }
      : { type: 'claimed', seat, cards };
  const { lay } = claim;
  if (!lay) throw new Error('a call must lay a card');
  const after = evolve(state, taken);
  const laid =
    lay.type === 'meld' ? meldKind.decide(after, seat, lay, chance) : layOffKind.decide(after, seat, lay, chance);
  return [taken, ...laid];
}

/** Closes the window when its time is up; seats that have not answered have passed (§4.78). */
export const decideCloseWindow = (state: GameState, chance: DealChance): readonly GameEvent[] =>
  state.window ? decideWindowEnd(state, nearestClaimant(state.window), chance) : [];

/**
 * The seat that gets the card: the nearest yes after all nearer seats passed. -1 if all passed, null while undecided.
 */
export function claimWinner({ seats, waiting, claims }: ClaimWindow): Seat | null {
  const decisive = seats.find((seat) => claims[seat] !== null || hasSeat(waiting, seat));
  if (decisive === undefined) return -1;
  return claims[decisive] === null ? null : decisive;
}

/** The seat that gets the card if nobody answers any more, or -1. */
const nearestClaimant = ({ seats, claims }: ClaimWindow): Seat => seats.find((seat) => claims[seat] !== null) ?? -1;
