import { LEVELS, type Level, thinkAs } from '#bots';
import {
  apply,
  askedSeats,
  type GameState,
  isBetweenDeals,
  playOrder,
  type RuleSet,
  randomFrom,
  type Seat,
  seedFrom,
  viewFor,
} from '#engine';
import { isSolved } from '#rules';
import type { ReplayedDeal } from './replayedDeal.ts';

/**
 * Luck and skill of one seat in one deal, by points of that deal alone:
 *
 * - `own`: the points that the seat had.
 * - `bot`: the points that the strongest bot has in this seat with the same cards: the same hands, and the same stock
 *   in the same order. The other seats are played by Steady and Sharp bots; the average over several mixes of them.
 * - `expected`: the points that this bot has on average in this seat with other cards: the same deal of the game (its
 *   number, dealer, wild rank) shuffled anew some dozens of times, against the same mixes of bots.
 *
 * Luck is how much better `bot` is than `expected`: the cards were that much kinder than usual. Skill is how much
 * better `own` is than `bot`. Luck and skill together are how much better the seat did than is expected. On average over all
 * deals luck is 0. Skill contains all that differs from the bots' game, so also how well the others really played and
 * how the draws fell for them; over a few deals it says little.
 *
 * All of it follows from the cards of the deal, so that a deal always gives the same figures.
 */
export interface Fortune {
  readonly own: number;
  readonly bot: number;
  readonly expected: number;
}

/** The points by which luck and skill made a result better, negative if worse. */
export interface Shares {
  readonly luck: number;
  readonly skill: number;
}

/** Luck and skill as points for the seat, whether low or high points are better (R121). */
export function sharesOf(rules: RuleSet, { own, bot, expected }: Fortune): Shares {
  return rules.scoring.best === 'low'
    ? { luck: expected - bot, skill: bot - own }
    : { luck: bot - expected, skill: own - bot };
}

/** The level in the seat: the strongest there is. */
export const IN_SEAT = LEVELS.at(-1) as Level;
/** The mixes of bots in the other seats, and how often the cards are shuffled anew. */
const MIXES = 8;
const SHUFFLES = 32;
/** More actions than any deal of bots has. */
const MOST_ACTIONS = 2_000;

/**
 * Luck and skill of a seat in a deal; null if a bot does not bring the deal to an end.
 * @param tell called with the share that is done, 0 to 1
 */
export function fortuneOf(deal: ReplayedDeal, seat: Seat, tell: (done: number) => void): Fortune | null {
  const { dealt, result } = deal;
  const start = { ...dealt, pressed: result.factor === 2 };
  // Where the solver does not know the rules, Sharp plays as Steady does.
  const mixes = isSolved(dealt.rules) ? MIXES : 1;
  const all = mixes + SHUFFLES;
  const same: number[] = [];
  const others: number[] = [];
  for (let run = 0; run < all; run++) {
    const isSame = run < mixes;
    const points = pointsIn(isSame ? start : shuffledAnew(start, run), seat, isSame ? run : run - mixes);
    if (points === null) return null;
    (isSame ? same : others).push(points);
    tell((run + 1) / all);
  }
  return { own: result.points[seat] ?? 0, bot: mean(same), expected: mean(others) };
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** The seat's points when bots play the deal to its end; null if they do not end it. */
function pointsIn(start: GameState, seat: Seat, mix: number): number | null {
  let state = start;
  for (let actions = 0; actions < MOST_ACTIONS; actions++) {
    if (isBetweenDeals(state)) return state.results.at(-1)?.points[seat] ?? null;
    const [by] = askedSeats(viewFor(state, 'spectator'));
    if (by === undefined) return null;
    const random = randomFrom(secretOf(state), [], `review ${mix} seat ${by} decision ${state.at[by]}`);
    const done = apply(state, by, thinkAs[levelIn(by, seat, mix)](viewFor(state, by), random));
    if (!done.ok) return null;
    state = done.value.state;
  }
  return null;
}

/** The other seats are Steady or Sharp by the bits of the mix's number, so that each combination of three comes. */
const levelIn = (by: Seat, seat: Seat, mix: number): Level =>
  by === seat ? IN_SEAT : (mix >> (((by > seat ? by - 1 : by) % 3) as number)) & 1 ? 'sharp' : 'steady';

/** The same deal of the game with other cards. */
function shuffledAnew(dealt: GameState, run: number): GameState {
  const { rules, seats, deal, dealer } = dealt;
  const secret = seedFrom(secretOf(dealt), [], `review shuffle ${run}`);
  // Before any deal but the first, the state names the last dealer.
  const last = deal === 1 ? dealer : (playOrder(rules, seats, dealer).at(-1) as Seat);
  const ready: GameState = { ...dealt, phase: 'ready', deal: deal - 1, dealer: last };
  const done = apply(ready, 'table', { type: 'deal', secret, shares: [] });
  if (!done.ok) throw new Error(`the deal cannot be dealt again: ${done.reason}`);
  return done.value.state;
}

const secretOf = ({ chance }: GameState): string => chance?.secret ?? '';
