import { parseArgs } from 'node:util';
import { no, ok, type Result, rulesProblem } from '#engine';
import { PRESET_IDS, PRESETS } from '#rules';

const ALL = 'all';

export const USAGE = `Bots play whole games; prints statistics.

  npm run simulate -- [--preset ID]... [--games N] [--players K] [--seed S] [--json] [--against random]

  --preset ID       a game by its id, or "all" (the default); may be repeated: ${PRESET_IDS.join(', ')}
  --games N         games per table (default 50)
  --players K       players per table (default: the smallest and the largest table of each game)
  --seed S          a whole number; the same seed gives the same games (default 1)
  --json            prints only one JSON line per table
  --against random  every other seat plays randomly, alternating each deal; also counts the deals won`;

/** The validated arguments of a command line. */
export interface Arguments {
  readonly presets: readonly string[];
  readonly games: number;
  /** Players per table; null for the smallest and the largest table of each game. */
  readonly players: number | null;
  readonly seed: number;
  readonly json: boolean;
  readonly against: 'random' | null;
}

const PROBLEMS = {
  tooFewSeats: 'needs more players than',
  tooManySeats: 'has room for fewer players than',
  tooFewCards: 'has too few cards for a table of',
} as const;

/** Reads a command line. If it is invalid, the reason is a sentence for the person who typed it. */
export function readArguments(line: readonly string[]): Result<Arguments, string> {
  const read = parseLine(line);
  if (!read.ok) return read;
  const { preset = [ALL], json, against, ...numbers } = read.value;
  const games = wholeNumber(numbers.games);
  const seed = wholeNumber(numbers.seed);
  const players = numbers.players === undefined ? null : wholeNumber(numbers.players);
  if (games === null || games < 1) return no(`--games must be a whole number from 1, not "${numbers.games}"`);
  if (numbers.players !== undefined && players === null) {
    return no(`--players must be a whole number, not "${numbers.players}"`);
  }
  if (seed === null) return no(`--seed must be a whole number, not "${numbers.seed}"`);
  if (against !== undefined && against !== 'random') return no(`--against can only be "random", not "${against}"`);
  const presets: readonly string[] = preset.includes(ALL) ? PRESET_IDS : preset;
  for (const id of [...preset.filter((named) => named !== ALL), ...presets]) {
    const problem = presetProblem(id, players);
    if (problem) return no(problem);
  }
  return ok({ presets, games, players, seed, json, against: against ?? null });
}

/** Why this game cannot be played, or not by so many, as a sentence; null if it can. */
export function presetProblem(id: string, players: number | null): string | null {
  const rules = Object.hasOwn(PRESETS, id) ? PRESETS[id] : undefined;
  if (!rules) return `there is no game "${id}"; there are: ${PRESET_IDS.join(', ')}`;
  const problem = players === null ? null : rulesProblem(rules, players);
  return problem && `"${id}" ${PROBLEMS[problem]} ${players}`;
}

function parseLine(line: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...line],
      options: {
        preset: { type: 'string', multiple: true },
        games: { type: 'string', default: '50' },
        players: { type: 'string' },
        seed: { type: 'string', default: '1' },
        json: { type: 'boolean', default: false },
        against: { type: 'string' },
      },
    });
    return ok(values);
  } catch (error) {
    return no((error as Error).message);
  }
}

/** A number written only in digits; null for anything else. */
export const wholeNumber = (text: string): number | null => (/^\d{1,15}$/.test(text) ? Number(text) : null);
