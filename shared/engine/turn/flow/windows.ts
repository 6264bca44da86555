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
