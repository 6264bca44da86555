import assert from 'node:assert/strict';
import { type GameState, refusal, type Seat, viewFor } from '#engine';
import { isPicked, type Law } from './law.ts';

/**
 * The seats that may be asked whether they take the upcard, but for the cards they took before (R80, R102, R166,
 * §4.78).
 */
const mayBeAsked = (state: GameState): Seat[] =>
  state.hands.flatMap((hand, seat) => {
    const hasPassed = ((state.passed >> seat) & 1) === 1;
    return seat !== state.turn && hand.length > 0 && !hasPassed && !isShutOut(state, seat) ? [seat] : [];
  });

/** Whether a seat has melded in the deal where that closes the pile to it (R166). */
const isShutOut = ({ rules, melded }: GameState, seat: Seat): boolean =>
  rules.draw.afterMeld === 'closed' && ((melded >> seat) & 1) === 1;

/** Where the pile is closed after a meld, nobody draws from it then, and nobody is refused for that before (R166). */
export const closedPiles: Law = {
  name: 'law 12, oracle: who has melded takes nothing from a closed pile',
  watch({ rules }) {
    return {
      step({ before, by, action, after }, number) {
        if (action.type === 'draw' && action.from === 'pile') assert(!isShutOut(before, by as Seat), 'took a card');
        if (after.phase !== 'draw' || !isPicked(number, rules.draw.afterMeld === 'open' ? 41 : 3)) return;
        const code = refusal(viewFor(after, after.turn), { type: 'draw', from: 'pile', count: 1 });
        if (rules.draw.afterMeld === 'open') assert(code !== 'pileClosed', 'the pile is closed');
        else if (isShutOut(after, after.turn)) assert(code !== null, 'the pile is open');
        else assert(code !== 'pileClosed', 'the pile is closed before a meld');
      },
    };
  },
};

/** Exactly those are asked about the upcard who have taken fewer cards in this deal than a player may (R163). */
export const takes: Law = {
  name: 'law 12, oracle: nobody takes more often out of turn than the rules allow',
  watch({ rules }) {
    const { outOfTurn, takes: most } = rules.draw;
    if (outOfTurn === 'off') return {};
    const taken = new Map<Seat, number>();
    return {
      step({ before, events }) {
        for (const event of events) {
          if (event.type === 'dealt') taken.clear();
          if (event.type === 'claimed' && before.window?.kind === 'take') {
            const times = (taken.get(event.seat) ?? 0) + 1;
            assert(most === 0 || times <= most, `seat ${event.seat} takes ${times} times`);
            taken.set(event.seat, times);
          }
          if (event.type !== 'windowOpened' || event.window.kind !== 'take') continue;
          const expected: Seat[] = mayBeAsked(before).filter((seat) => most === 0 || (taken.get(seat) ?? 0) < most);
          assert.deepEqual([...event.window.seats].sort(), expected.sort(), 'other seats are asked');
        }
      },
    };
  },
};
