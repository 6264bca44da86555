import { thinkAs } from '#bots';
import {
  apply,
  type GameState,
  imagine,
  type PlayerView,
  randomFrom,
  type Seat,
  type SeatAction,
  viewFor,
} from '#engine';
import { average, pointsPlayedOn } from './playOn.ts';

/** How many imagined deals are played out, and after how many a difference that is not there is given up. */
const MOST = 48;
const FIRST = 12;
/** How many standard errors a loss must have: at first, and in the end to be told. */
const DOUBT = 1.5;
const SURE = 3;

/**
 * The points that these actions lost against other ones, for any game: the deal is imagined from what the seat could
 * know, dozens of times, and played out by Steady bots after the one and after the other, with the same cards. Null if
 * no loss is certain: one of less than three standard errors may be chance.
 * @param view the seat's view before the actions
 */
export function lostByTrying(
  view: PlayerView,
  played: readonly SeatAction[],
  better: readonly SeatAction[],
): number | null {
  const seat = view.viewer as Seat;
  const losses: number[] = [];
  for (let deal = 0; deal < MOST; deal++) {
    const random = randomFrom('', [], `tried ${view.deal} ${view.moves.length} ${deal}`);
    const state = imagine(view, random);
    const [own, other] = [played, better].map((actions) => gainAfter(state, seat, actions));
    if (own === null || other === null || own === undefined || other === undefined) return null;
    losses.push(other - own);
    if (deal + 1 === FIRST && errorsIn(losses) < DOUBT) return null;
  }
  return errorsIn(losses) >= SURE ? average(losses) : null;
}

/** How many standard errors the mean is above 0. */
function errorsIn(values: readonly number[]): number {
  const mean = average(values);
  const spread = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (values.length - 1);
  return spread === 0 ? Math.sign(mean) * SURE : mean / Math.sqrt(spread / values.length);
}

/** The seat's points, more is better, after these actions if bots play the deal to its end; null for no end. */
function gainAfter(start: GameState, seat: Seat, actions: readonly SeatAction[]): number | null {
  let state = start;
  for (const action of actions) {
    const done = apply(state, seat, action);
    if (!done.ok) return null;
    state = done.value.state;
  }
  const points = pointsPlayedOn(state, seat, (now, by, count) =>
    thinkAs.steady(viewFor(now, by), randomFrom('', [], `tried ${count}`)),
  );
  return points !== null && start.rules.scoring.best === 'low' ? -points : points;
}
