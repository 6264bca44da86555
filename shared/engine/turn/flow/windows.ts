import type { Seat } from '../../actions.ts';
import type { GameEvent } from '../../events.ts';
import type { ClaimWindow, GameState } from '../../state.ts';

/** Seats are asked about cards of the pile; none has answered yet (4.78). */
export function openWindow(
  { hands }: GameState,
  asked: Pick<ClaimWindow, 'kind' | 'seats' | 'cards' | 'next'>,
): GameEvent {
  const waiting = asked.seats.reduce((bits, seat) => bits | (1 << seat), 0);
  const window: ClaimWindow = { ...asked, waiting, claims: hands.map(() => null) };
  // A card may be called once only; taken out of turn it is gone or covered anyway.
  return { type: 'windowOpened', window, offered: asked.kind === 'call' ? asked.cards : [] };
}

/** Who gets it: the nearest that said yes once all nearer seats have passed, -1 when all have; null: it is still open. */
export function heardIn({ seats, waiting, claims }: ClaimWindow): Seat | null {
  const decisive = seats.find((seat) => claims[seat] !== null || (waiting & (1 << seat)) !== 0);
  if (decisive === undefined) return -1;
  return claims[decisive] === null ? null : decisive;
}

/** The same when the time for answers is over: whoever has not answered has passed. */
export const nearestIn = ({ seats, claims }: ClaimWindow): Seat => seats.find((seat) => claims[seat] !== null) ?? -1;
