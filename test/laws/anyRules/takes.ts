import assert from 'node:assert/strict';
import type { GameState, Seat } from '#engine';
import type { Law } from './law.ts';

/** The seats that may be asked whether they take the upcard, but for the cards they took before (R80, R102, §4.78). */
const mayBeAsked = ({ hands, turn, passed }: GameState): Seat[] =>
  hands.flatMap((hand, seat) => (seat !== turn && hand.length > 0 && ((passed >> seat) & 1) === 0 ? [seat] : []));

/** Exactly those are asked about the upcard who have taken fewer cards in this deal than a player may (R163). */
export const takes: Law = {
  name: 'law 12, oracle: nobody takes more often out of turn than the rules allow',
  watch({ rules }) {
    const { outOfTurn, takes: most } = rules.draw;
    if (outOfTurn === 'off' || most === 0) return {};
    const taken = new Map<Seat, number>();
    return {
      step({ before, events }) {
        for (const event of events) {
          if (event.type === 'dealt') taken.clear();
          if (event.type === 'claimed' && before.window?.kind === 'take') {
            const times = (taken.get(event.seat) ?? 0) + 1;
            assert(times <= most, `seat ${event.seat} takes ${times} times`);
            taken.set(event.seat, times);
          }
          if (event.type !== 'windowOpened' || event.window.kind !== 'take') continue;
          const expected: Seat[] = mayBeAsked(before).filter((seat) => (taken.get(seat) ?? 0) < most);
          assert.deepEqual([...event.window.seats].sort(), expected.sort(), 'other seats are asked');
        }
      },
    };
  },
};
