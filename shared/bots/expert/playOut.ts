import { type GameState, SearchState, type Seat, type SeatAction } from '#engine';
import { quickAction } from './quickTurn.ts';

/** A deal that takes more actions than this is given up. No deal comes near it. */
const MOST_ACTIONS = 1000;

/** A deal that was played out. */
interface PlayedOut {
  /** By how many points a seat does better than the mean of the others; 0 for a deal that was given up. */
  readonly gain: number;
  /** How many actions it took. */
  readonly actions: number;
}

/** Plays a deal out after these actions of a seat. */
export function dealAfter(world: GameState, seat: Seat, line: readonly SeatAction[]): PlayedOut {
  const search = new SearchState(world);
  for (const action of line) search.play(seat, action);
  let actions = 0;
  const isRunning = (): boolean => search.now.results.length === world.results.length;
  for (; actions < MOST_ACTIONS && isRunning(); actions++) search.play(search.seat, quickAction(search));
  return { gain: isRunning() ? 0 : gainIn(search.now, seat), actions };
}

/** By how many points a seat does better than the mean of the others in the deal that has just ended. */
export function gainIn({ results, rules, seats }: GameState, seat: Seat): number {
  const points = results.at(-1)?.points ?? [];
  const own = points[seat] ?? 0;
  let others = -own;
  for (const one of points) others += one;
  const below = others / (seats - 1) - own;
  return rules.scoring.best === 'high' ? -below : below;
}
