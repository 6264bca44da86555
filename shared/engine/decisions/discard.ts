import type { DiscardAction, Illegal, Seat } from '../actions.ts';
import type { GameEvent } from '../events.ts';
import { decideOut } from '../flow/out.ts';
import { decideTurnEnd } from '../flow/turnEnd.ts';
import type { Sight } from '../sight.ts';
import type { GameState } from '../state.ts';
import { checkOut } from './goingOut.ts';
import { obligationUnmet } from './obligations.ts';
import { isReliefMeld } from './play.ts';

/** May the turn end with this card, the last one included (R79, R95 to R97, R104 to R107, E16, D12)? Returns why not. */
export function checkDiscard(sight: Sight, { card }: DiscardAction): Illegal | null {
  const { hand } = sight;
  if (sight.phase !== 'play' || isReliefMeld(sight)) return 'notNow';
  if (!hand.includes(card)) return 'notYourCard';
  const refused = hand.length === 1 ? checkOut(sight, card) : null;
  return refused ?? obligationUnmet(sight, { card });
}

export const legalDiscards = (sight: Sight): DiscardAction[] =>
  sight.hand
    .map((card): DiscardAction => ({ type: 'discard', card }))
    .filter((action) => checkDiscard(sight, action) === null);

/** The discard, and what follows from it; with the last card its player goes out. */
export function decideDiscard(state: GameState, seat: Seat, { card }: DiscardAction): readonly GameEvent[] {
  const discarded: GameEvent = { type: 'discarded', seat, card };
  const isOut = state.hands[seat]?.length === 1;
  return isOut ? decideOut(state, seat, [discarded]) : decideTurnEnd(state, seat, discarded);
}
