import type { GoRummyAction, Illegal, Seat } from '../actions.ts';
import type { GameEvent } from '../events.ts';
import { decideOut } from '../flow/out.ts';
import { meldProblem } from '../melds.ts';
import type { Sight } from '../sight.ts';
import type { GameState } from '../state.ts';
import { checkFirstTurn, checkLastDiscard } from './goingOut.ts';
import { tableMeld } from './meld.ts';
import { obligationUnmet } from './obligations.ts';

/** Is the whole hand these melds, and one discard or none as the rules ask (R96, R111, 4.30)? Returns why not. */
export function checkGoRummy(sight: Sight, { readings, card }: GoRummyAction): Illegal | null {
  const { rules, wildRank, hand } = sight;
  if (!rules.goingOut.rummyOnly || sight.phase !== 'play') return 'notNow';
  const shown = [...readings.flatMap(({ cards }) => cards), ...(card === null ? [] : [card])];
  if (shown.some((held) => !hand.includes(held))) return 'notYourCard';
  if (new Set(shown).size !== hand.length || shown.length !== hand.length) return 'notRummy';
  const problem = readings.map((reading) => meldProblem(rules, wildRank, reading)).find((found) => found !== null);
  if (problem) return problem;
  const refused = checkFirstTurn(sight) ?? checkLastDiscard(sight, card) ?? checkShowing(sight);
  return refused ?? obligationUnmet(sight, { card, out: true });
}

/** May melds be shown at all (R55, R56)? */
function checkShowing({ rules, turns, seats }: Sight): Illegal | null {
  const { firstTurn, firstRound } = rules.play;
  if (!firstTurn && turns === 0) return 'meldsNotYet';
  return firstRound || turns === (1 << seats) - 1 ? null : 'meldsNotYet';
}

/** The hand is shown, the others put down what melds they have (R112), and the deal is over. */
export function decideGoRummy(state: GameState, seat: Seat, { readings, card }: GoRummyAction): readonly GameEvent[] {
  const melded = readings.map(
    (reading, index): GameEvent => ({
      type: 'melded',
      seat,
      meld: tableMeld(state, state.nextMeld + index, seat, reading),
      first: index === 0,
    }),
  );
  const discarded: readonly GameEvent[] = card === null ? [] : [{ type: 'discarded', seat, card }];
  return decideOut(state, seat, [{ type: 'wentRummy', seat }, ...melded, ...discarded]);
}
