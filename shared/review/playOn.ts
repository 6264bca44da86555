import { thinkAs } from '#bots';
import {
  apply,
  type GameState,
  imagine,
  isBetweenDeals,
  type PlayerView,
  randomFrom,
  type Seat,
  type SeatAction,
  seatsToAct,
  viewFor,
} from '#engine';

/** More actions than any deal of bots has. */
const MAX_DEAL_ACTIONS = 2_000;

/**
 * A seat's points in a deal that is played on to its end; null if it does not come to one.
 * @param choose the action of a seat that is asked, `count` actions after the start
 */
export function pointsPlayedOn(
  start: GameState,
  seat: Seat,
  choose: (state: GameState, by: Seat, count: number) => SeatAction,
): number | null {
  let state = start;
  for (let count = 0; count < MAX_DEAL_ACTIONS; count++) {
    if (isBetweenDeals(state)) return state.results.at(-1)?.points[seat] ?? null;
    const [by] = seatsToAct(viewFor(state, 'spectator'));
    const done = by === undefined ? null : apply(state, by, choose(state, by, count));
    if (!done?.ok) return null;
    state = done.value.state;
  }
  return null;
}

export const average = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** How many imagined deals are played out, and after how many the search for a difference may be given up. */
const MAX_IMAGINED_DEALS = 48;
const EARLY_CHECK_DEALS = 12;
/** How many standard errors a loss must have: at the early check, and in the end to be reported. */
const EARLY_STANDARD_ERRORS = 1.5;
const MIN_STANDARD_ERRORS = 3;

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
  for (let deal = 0; deal < MAX_IMAGINED_DEALS; deal++) {
    const random = randomFrom('', [], `tried ${view.deal} ${view.moves.length} ${deal}`);
    const state = imagine(view, random);
    const [own, other] = [played, better].map((actions) => gainAfter(state, seat, actions));
    if (own === null || other === null || own === undefined || other === undefined) return null;
    losses.push(other - own);
    if (deal + 1 === EARLY_CHECK_DEALS && errorsIn(losses) < EARLY_STANDARD_ERRORS) return null;
  }
  return errorsIn(losses) >= MIN_STANDARD_ERRORS ? average(losses) : null;
}

/** How many standard errors the mean is above 0. */
function errorsIn(values: readonly number[]): number {
  const mean = average(values);
  const spread = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (values.length - 1);
  return spread === 0 ? Math.sign(mean) * MIN_STANDARD_ERRORS : mean / Math.sqrt(spread / values.length);
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
