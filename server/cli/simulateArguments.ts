import { parseArgs } from 'node:util';
import { no, ok, type Result, rulesProblem } from '#engine';
import { PRESETS } from '#rules';

export const USAGE = `Bots play whole games, and what happened is counted.

  npm run simulate -- [--preset ID]... [--games N] [--players K] [--seed S] [--json] [--versus random]

  --preset ID      a game, by its id; several may be named; all of them unless told: ${Object.keys(PRESETS).join(', ')}
  --games N        games of each, 100 unless told
  --players K      seats at the table, 4 unless told
  --seed S         a whole number: the same number, the same games; 1 unless told
  --json           nothing but one JSON line per game id
  --versus random  two bots against two seats of random legal play, changing seats with every deal`;

/** What was asked for, checked. */
export interface Arguments {
  readonly presets: readonly string[];
  readonly games: number;
  readonly players: number;
  readonly seed: number;
  readonly json: boolean;
  readonly versus: 'random' | null;
}

const PROBLEMS = {
  tooFewSeats: 'needs more players than',
  tooManySeats: 'has room for fewer players than',
  tooFewCards: 'has not enough cards for as many players as',
} as const;

/** Reads a command line; the reason is a sentence for whoever typed it. */
export function readArguments(line: readonly string[]): Result<Arguments, string> {
  const read = parseLine(line);
  if (!read.ok) return read;
  const { preset, games, players, seed, json, versus } = read.value;
  const presets = preset ?? Object.keys(PRESETS);
  const counts = { games: wholeNumber(games), players: wholeNumber(players), seed: wholeNumber(seed) };
  if (counts.games === null || counts.games < 1) return no(`--games must be a whole number from 1, not "${games}"`);
  if (counts.players === null) return no(`--players must be a whole number, not "${players}"`);
  if (counts.seed === null) return no(`--seed must be a whole number, not "${seed}"`);
  if (versus !== undefined && versus !== 'random') return no(`--versus can only be "random", not "${versus}"`);
  if (versus && counts.players !== 4) return no('--versus is two against two: it needs --players 4');
  for (const id of presets) {
    const rules = Object.hasOwn(PRESETS, id) ? PRESETS[id] : undefined;
    if (!rules) return no(`there is no game "${id}"; there are: ${Object.keys(PRESETS).join(', ')}`);
    const problem = rulesProblem(rules, counts.players);
    if (problem) return no(`"${id}" ${PROBLEMS[problem]} ${counts.players}`);
  }
  return ok({ presets, games: counts.games, players: counts.players, seed: counts.seed, json, versus: versus ?? null });
}

function parseLine(line: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...line],
      options: {
        preset: { type: 'string', multiple: true },
        games: { type: 'string', default: '100' },
        players: { type: 'string', default: '4' },
        seed: { type: 'string', default: '1' },
        json: { type: 'boolean', default: false },
        versus: { type: 'string' },
      },
    });
    return ok(values);
  } catch (error) {
    return no((error as Error).message);
  }
}

/** A number typed as digits alone; null for anything else. */
const wholeNumber = (text: string): number | null => (/^\d{1,15}$/.test(text) ? Number(text) : null);
