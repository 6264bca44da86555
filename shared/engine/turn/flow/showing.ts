import type { Reading, Seat } from '../../actions.ts';
import { bestArrangement } from '../../arrange/arrange.ts';
import type { Card } from '../../cards/cards.ts';
import type { GameEvent } from '../../events.ts';
import { cardPoints } from '../../score/cardPoints.ts';
import { orderAfter } from '../../seats.ts';
import type { GameState } from '../../state.ts';
import { UNSEEN } from '../../view/stateFromView.ts';
import { tableMeld } from '../actions/meld.ts';

/** The whole melds that a seat lays where it had laid none. */
export const shownMelds = (
  state: GameState,
  firstId: number,
  seat: Seat,
  readings: readonly Reading[],
): readonly GameEvent[] =>
  readings.map((reading, index) => ({
    type: 'melded',
    seat,
    meld: tableMeld(state, firstId + index, seat, reading),
    first: index === 0,
  }));

/**
 * The melds of the others at the end of a deal in which a seat went Rummy (R112): those that leave them the fewest
 * points, without lay-offs (§4.30, §4.110).
 */
export function meldsAfter(state: GameState, rummy: Seat): readonly GameEvent[] {
  const { rules, wildRank, seats, hands, nextMeld } = state;
  if (!rules.goingOut.rummyOnly || !rules.goingOut.othersMeldAfter) return [];
  const points = (card: Card): number => cardPoints(rules, wildRank, card);
  const found: GameEvent[] = [];
  for (const seat of orderAfter(rules, seats, rummy)) {
    if (seat === rummy) continue;
    // A preview does not see what others hold.
    const held = (hands[seat] ?? []).filter((card) => card !== UNSEEN);
    const { readings } = bestArrangement(rules, wildRank, held, points);
    found.push(...shownMelds(state, nextMeld + found.length, seat, readings));
  }
  return found;
}
