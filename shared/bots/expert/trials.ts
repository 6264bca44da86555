import type { GameState, Seat } from '#engine';
import type { TurnLine } from './lines.ts';
import { dealAfter } from './playOut.ts';

/** The most worlds in which each line is tried. */
const MOST_WORLDS = 300;
/** After so many worlds the lines that are clearly worse are dropped, and no choice is made with fewer. */
const BATCH = 25;
/** The cost of imagining a world, in actions. */
const WORLD = 40;
/** In standard errors: how much worse a line must be to be dropped, and how much better than the first to be chosen. */
const CLEARLY = 2;

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
  for (let number = 0; number < MOST_WORLDS && trials.length > 1 && left > 0; number++) {
    if (number > 0 && number % BATCH === 0) trials = withoutWorse(trials, first);
    const world = worldAt();
    left -= WORLD;
    for (const { line, gains } of trials) {
      const { gain, actions } = dealAfter(world, seat, line);
      gains.push(gain);
      left -= actions;
    }
    if (number === 0) trials = trials.slice(0, affordable(trials.length, budget, budget - left));
  }
  if (first.gains.length < BATCH) return first.line;
  const best = mostGained(trials);
  const { mean, error } = difference(best, first);
  return mean > CLEARLY * error ? best.line : first.line;
}

/**
 * How many of the lines can be tried in enough worlds. The first ones are the likeliest.
 * @param spent the actions that the first world took
 */
function affordable(lines: number, budget: number, spent: number): number {
  const forEach = (spent - WORLD) / lines;
  return Math.floor((budget / BATCH - WORLD) / Math.max(1, forEach));
}

/** The first line stays, whatever its gains. */
function withoutWorse(trials: readonly Trial[], first: Trial): readonly Trial[] {
  const best = mostGained(trials);
  return trials.filter((trial) => {
    if (trial === first || trial === best) return true;
    const { mean, error } = difference(best, trial);
    return mean <= CLEARLY * error;
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
