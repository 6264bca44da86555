import {
  type GameState,
  imagine,
  type PlayerView,
  type Random,
  type RuleSet,
  SearchState,
  type Seat,
  type SeatAction,
} from '#engine';
import { isNearlySolved } from '#rules';
import type { BotThink } from '../think.ts';
import { drawLines, type TurnLine, turnLines } from './lines.ts';
import { quickAction } from './quickTurn.ts';

/** The actions that a decision may cost in deals played out, of 2 to 5 µs each. */
const ACTION_BUDGET = 25_000;

/**
 * Expert's next action: that of `base`, unless another line of the turn is clearly better in deals that are played out.
 * Only where the solver does not know the odds, and so in neither Crazy Rummy nor games like it.
 * @param budget the number of actions, over all deals played out, after which the comparison ends
 */
export function chooseExpert(view: PlayerView, random: Random, base: BotThink, budget = ACTION_BUDGET): SeatAction {
  const { phase, turn, viewer, rules, draft } = view;
  const isOwnTurn = turn === viewer && (phase === 'draw' || phase === 'play');
  // What was taken back once would be tried again.
  if (!isOwnTurn || draft.takeBacks > 0 || !isSearched(rules)) return base(view, random);
  const lines = (phase === 'play' ? turnLines : drawLines)(view, imagine(view, random), base, random);
  return bestLine(lines, viewer, () => imagine(view, random), budget)[0] as SeatAction;
}

/**
 * Whether the solver does not help, and a quick player plays such games well enough to judge by: not if melds are kept
 * for the end of the deal.
 */
const isSearched = (rules: RuleSet): boolean =>
  !isNearlySolved(rules) && !rules.goingOut.rummyOnly && !rules.scoring.doubleRummy && rules.play.contract === 'off';

/** A deal that takes more actions than this is given up. No deal comes near it. */
const MAX_DEAL_ACTIONS = 1000;

/** A deal that was played out. */
interface PlayedOut {
  /** By how many points a seat does better than the mean of the others; 0 for a deal that was given up. */
  readonly gain: number;
  /** How many actions it took. */
  readonly actions: number;
}

/** Plays a deal out after these actions of a seat. */
function dealAfter(world: GameState, seat: Seat, line: readonly SeatAction[]): PlayedOut {
  const search = new SearchState(world);
  for (const action of line) search.play(seat, action);
  let actions = 0;
  const isRunning = (): boolean => search.now.results.length === world.results.length;
  for (; actions < MAX_DEAL_ACTIONS && isRunning(); actions++) search.play(search.seat, quickAction(search));
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

/** The most worlds in which each line is tried. */
const MAX_WORLDS = 300;
/** After so many worlds the lines that are clearly worse are dropped, and no choice is made with fewer. */
const WORLDS_PER_BATCH = 25;
/** The cost of imagining a world, in actions. */
const WORLD_ACTIONS = 40;
/** In standard errors: how much worse a line must be to be dropped, and how much better than the first to be chosen. */
const CLEAR_STANDARD_ERRORS = 2;

/** A line and its gains in the worlds, in points. */
interface Trial {
  readonly line: TurnLine;
  readonly gains: number[];
}

/**
 * Plays the deal out after each line, in the same imagined worlds, and returns the best. The first line stands unless
 * another is better by more than chance explains.
 * @param worldAt imagines a world
 * @param budget the number of actions, over all deals, after which no further world is tried
 */
export function bestLine(lines: readonly TurnLine[], seat: Seat, worldAt: () => GameState, budget: number): TurnLine {
  const first: Trial = { line: lines[0] as TurnLine, gains: [] };
  let trials: readonly Trial[] = [first, ...lines.slice(1).map((line) => ({ line, gains: [] }))];
  let left = budget;
  for (let number = 0; number < MAX_WORLDS && trials.length > 1 && left > 0; number++) {
    if (number > 0 && number % WORLDS_PER_BATCH === 0) trials = withoutWorse(trials, first);
    const world = worldAt();
    left -= WORLD_ACTIONS;
    for (const { line, gains } of trials) {
      const { gain, actions } = dealAfter(world, seat, line);
      gains.push(gain);
      left -= actions;
    }
    if (number === 0) trials = trials.slice(0, affordable(trials.length, budget, budget - left));
  }
  if (first.gains.length < WORLDS_PER_BATCH) return first.line;
  const best = mostGained(trials);
  const { mean, error } = difference(best, first);
  return mean > CLEAR_STANDARD_ERRORS * error ? best.line : first.line;
}

/**
 * How many of the lines can be tried in enough worlds. The first ones are the likeliest.
 * @param spent the actions that the first world took
 */
function affordable(lines: number, budget: number, spent: number): number {
  const forEach = (spent - WORLD_ACTIONS) / lines;
  return Math.floor((budget / WORLDS_PER_BATCH - WORLD_ACTIONS) / Math.max(1, forEach));
}

/** The first line stays, whatever its gains. */
function withoutWorse(trials: readonly Trial[], first: Trial): readonly Trial[] {
  const best = mostGained(trials);
  return trials.filter((trial) => {
    if (trial === first || trial === best) return true;
    const { mean, error } = difference(best, trial);
    return mean <= CLEAR_STANDARD_ERRORS * error;
  });
}

const sumOf = ({ gains }: Trial): number => gains.reduce((sum, gain) => sum + gain, 0);

const mostGained = (trials: readonly Trial[]): Trial =>
  trials.reduce((best, trial) => (sumOf(trial) > sumOf(best) ? trial : best));

/** The mean by which one line gains more than another in the same worlds, and its standard error. */
function difference(one: Trial, other: Trial): { readonly mean: number; readonly error: number } {
  const count = one.gains.length;
  let sum = 0;
  let squares = 0;
  for (const [number, gain] of one.gains.entries()) {
    const more = gain - (other.gains[number] as number);
    sum += more;
    squares += more * more;
  }
  const mean = sum / count;
  return { mean, error: Math.sqrt(Math.max(0, squares / count - mean * mean) / count) };
}
