import { thinkAs } from '#bots';
import {
  type GameState,
  imagine,
  legalActions,
  type PlayerView,
  randomFrom,
  SearchState,
  type Seat,
  type SeatAction,
  viewFor,
} from '#engine';

/** The cost of an action against the best other one, in points of the deal. */
export interface JudgedMove {
  readonly other: SeatAction;
  /** Points against the mean of the other seats; below 0 if the action is better. */
  readonly cost: number;
  /** Half the width of the interval that has `cost` in 95 of 100 cases. */
  readonly error: number;
}

/** How many other actions are looked at, and how many are left for the full number of playouts. */
const MOST_OTHERS = 14;
const FINALISTS = 2;
/** One in this many playouts chooses the finalists. */
const FIRST_ROUND = 33;

/**
 * Judges an action of a seat in its turn: it and other actions are played out to the end of the deal by Steady in all
 * seats, in the same imagined worlds.
 */
export function judge(view: PlayerView, action: SeatAction, playouts: number): JudgedMove {
  const { layOffs, discards, melds } = legalActions(view);
  const isOther = (other: SeatAction): boolean => JSON.stringify(other) !== JSON.stringify(action);
  const others = [...layOffs, ...discards, ...melds].filter(isOther).slice(0, MOST_OTHERS);
  const first = compare(view, action, others, Math.ceil(playouts / FIRST_ROUND));
  const finalists = first.slice(0, FINALISTS).map(({ other }) => other);
  return compare(view, action, finalists, playouts)[0] as JudgedMove;
}

/** The costs against each of these, the highest first. */
function compare(view: PlayerView, action: SeatAction, others: readonly SeatAction[], playouts: number): JudgedMove[] {
  const random = randomFrom('judge', [], 'worlds');
  const seat = view.viewer as Seat;
  const sums = others.map(() => ({ sum: 0, squares: 0 }));
  for (let count = 0; count < playouts; count++) {
    const world = imagine(view, random);
    const own = gainAfter(world, seat, action);
    for (const [at, other] of others.entries()) {
      const cost = gainAfter(world, seat, other) - own;
      const sum = sums[at] as (typeof sums)[number];
      sum.sum += cost;
      sum.squares += cost * cost;
    }
  }
  const judged = sums.map(({ sum, squares }, at) => {
    const cost = sum / playouts;
    const error = 1.96 * Math.sqrt((squares / playouts - cost * cost) / playouts);
    return { other: others[at] as SeatAction, cost, error };
  });
  return judged.sort((a, b) => b.cost - a.cost);
}

/** By how many points the seat does better than the mean of the others in the deal after this action. */
function gainAfter(world: GameState, seat: Seat, action: SeatAction): number {
  const search = new SearchState(world);
  const random = randomFrom('judge', [], 'Steady');
  search.play(seat, action);
  while (search.now.results.length === world.results.length) {
    search.play(search.seat, thinkAs.steady(viewFor(search.now, search.seat), random));
  }
  const points = search.now.results.at(-1)?.points ?? [];
  const own = points[seat] ?? 0;
  const others = points.reduce((sum, one) => sum + one, -own);
  return others / (points.length - 1) - own;
}
