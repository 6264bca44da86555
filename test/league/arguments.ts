import { parseArgs } from 'node:util';
import { no, ok, type Result, type RuleSet } from '#engine';
import { PRESET_IDS, PRESETS } from '#rules';
import { presetProblem, wholeNumber } from '../../server/cli/simulateArguments.ts';
import { CONTESTANTS, contestantNamed } from './contestants.ts';
import type { Duel } from './duel.ts';

const ALL = 'all';
const MAX_WORKERS = 64;
const NAMES = CONTESTANTS.map(({ name }) => name);
/** Each contestant against the next weaker one. */
const NEIGHBOURS = NAMES.slice(1).map((name, weaker) => `${name},${NAMES[weaker]}`);

export const LEAGUE_USAGE = `One bot against others of another level, over the same deals in every seat; prints the difference.

  npm run league -- [--preset ID]... [--levels a,b]... [--deals N | --games N] [--seats K] [--seed S] [--first N]
                    [--workers N] [--file F] [--json]

  --preset ID   a game by its id (default crazy-rummy), or "${ALL}"; may be repeated
  --levels a,b  one seat of a against the others of b; may be repeated
                (default: each against the next weaker one): ${NAMES.join(', ')}
  --deals N     deals, each played by itself and once per seat of a (default 100)
  --games N     whole games instead of deals, with a in each seat in turn
  --seats K     players at the table (default 4)
  --seed S      a whole number; the same seed gives the same deals (default 1)
  --first N     number of the first deal or game (default 1), to play a certain one again
  --workers N   threads (default 1)
  --file F      writes a line per deal or game to F; a run that was cut goes on from it
  --json        prints the report as JSON`;

/** The validated arguments of a command line. */
export interface LeagueArguments {
  readonly duels: readonly Duel[];
  /** Number of the first deal or game. */
  readonly first: number;
  /** How many deals or games each duel has. */
  readonly count: number;
  readonly workers: number;
  readonly file: string | null;
  readonly json: boolean;
}

/** Reads a command line. If it is invalid, the reason is a sentence for the person who typed it. */
export function readLeagueArguments(line: readonly string[]): Result<LeagueArguments, string> {
  const read = parseLine(line);
  if (!read.ok) return read;
  const { preset, levels, file = null, json, deals, games, seats, seed, first, workers } = read.value;
  if (deals !== undefined && games !== undefined) return no('--deals and --games exclude each other');
  const numbers = readNumbers({ deals: deals ?? '100', games: games ?? '100', seats, seed, first, workers });
  if (!numbers.ok) return numbers;
  const rules = readGames(preset, numbers.value.seats);
  if (!rules.ok) return rules;
  const pairs = readPairs(levels);
  if (!pairs.ok) return pairs;
  const mode = games === undefined ? 'deals' : 'games';
  const table = { mode, seats: numbers.value.seats, seed: numbers.value.seed } as const;
  return ok({
    duels: rules.value.flatMap((game) => pairs.value.map((pair) => ({ ...table, rules: game, levels: pair }))),
    first: numbers.value.first,
    count: numbers.value[mode],
    workers: numbers.value.workers,
    ...{ file, json },
  });
}

function parseLine(line: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...line],
      options: {
        preset: { type: 'string', multiple: true, default: ['crazy-rummy'] },
        levels: { type: 'string', multiple: true, default: NEIGHBOURS },
        deals: { type: 'string' },
        games: { type: 'string' },
        seats: { type: 'string', default: '4' },
        seed: { type: 'string', default: '1' },
        first: { type: 'string', default: '1' },
        workers: { type: 'string', default: '1' },
        file: { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
    return ok(values);
  } catch (error) {
    return no((error as Error).message);
  }
}

/** The numbers by the names of their options: whole, from 1, or from 0 for the seed. */
function readNumbers<Name extends string>(texts: Readonly<Record<Name, string>>): Result<Record<Name, number>, string> {
  const numbers: Partial<Record<Name, number>> = {};
  for (const [name, text] of Object.entries(texts) as [Name, string][]) {
    const number = wholeNumber(text);
    const least = name === 'seed' ? 0 : 1;
    if (number === null || number < least) return no(`--${name} must be a whole number from ${least}, not "${text}"`);
    if (name === 'workers' && number > MAX_WORKERS) return no(`--workers can be at most ${MAX_WORKERS}, not ${text}`);
    numbers[name] = number;
  }
  return ok(numbers as Record<Name, number>);
}

function readGames(ids: readonly string[], seats: number): Result<readonly RuleSet[], string> {
  const wanted = new Set(ids.flatMap((id): readonly string[] => (id === ALL ? PRESET_IDS : [id])));
  const problem = [...wanted].map((id) => presetProblem(id, seats)).find((one) => one !== null);
  return problem ? no(problem) : ok([...wanted].map((id) => PRESETS[id] as RuleSet));
}

function readPairs(texts: readonly string[]): Result<readonly Duel['levels'][], string> {
  const pairs = [...new Set(texts)].map((text) => text.split(','));
  const wrong = pairs.find((pair) => pair.length !== 2 || !pair.every(contestantNamed));
  if (!wrong) return ok(pairs as [string, string][]);
  return no(`--levels must be two of ${NAMES.join(', ')}, such as ${NEIGHBOURS.at(-1)}, not "${wrong.join()}"`);
}
