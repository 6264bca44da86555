import { parseArgs } from 'node:util';
import { no, ok, type Result, type RuleSet, randomFrom } from '#engine';
import { printPuzzle, twinKey } from '#puzzles';
import { PRESET_IDS, PRESETS } from '#rules';
import { difficultyOf, type FoundPuzzle, patternOf, puzzlesInDeal } from './findPuzzles.ts';
import { presetProblem, wholeNumber } from './simulateArguments.ts';

const USAGE = `Bots play deals; prints the puzzles in their turns, one a line after its difficulty, the easiest first.

  npm run puzzles -- [--preset ID]... [--deals N] [--seed S] [--most K]

  --preset ID       a game by its id; may be repeated (default: all)
  --deals N         deals per game (default 50)
  --seed S          a whole number; the same seed gives the same puzzles (default 1)
  --most K          the most puzzles of a game, of as many kinds as possible (default 100)`;

/** The most seats of a table that puzzles come from: with more, nearly all cards lie on the table. */
const MAX_SEATS = 5;

/** The puzzles of these deals, without twins. */
function findPuzzles(rules: RuleSet, deals: number, seed: number): readonly FoundPuzzle[] {
  const { minPlayers, maxPlayers } = rules.table;
  const found = new Map<string, FoundPuzzle>();
  for (let deal = 0; deal < deals; deal++) {
    const random = randomFrom(seed.toString(16), [], `puzzles ${rules.preset} ${deal}`);
    const seats = minPlayers + random.below(Math.max(1, Math.min(maxPlayers, MAX_SEATS) - minPlayers + 1));
    for (const one of puzzlesInDeal(rules, seats, random)) {
      const key = twinKey(one.puzzle);
      if (!found.has(key)) found.set(key, one);
    }
  }
  return [...found.values()];
}

/** Takes puzzles of every kind in turn, so that no kind crowds out the others. */
function ofEveryKind(found: readonly FoundPuzzle[], most: number): readonly FoundPuzzle[] {
  const kinds = new Map<string, FoundPuzzle[]>();
  for (const one of found) kinds.set(patternOf(one), [...(kinds.get(patternOf(one)) ?? []), one]);
  const taken: FoundPuzzle[] = [];
  for (let round = 0; taken.length < Math.min(most, found.length); round++)
    for (const kind of kinds.values()) taken.push(...kind.slice(round, round + 1));
  return taken.slice(0, most);
}

interface Arguments {
  readonly presets: readonly string[];
  readonly deals: number;
  readonly seed: number;
  readonly most: number;
}

/** Reads a command line. If it is invalid, the reason is a sentence for the person who typed it. */
function readArguments(line: readonly string[]): Result<Arguments, string> {
  let values: Partial<Record<'deals' | 'seed' | 'most', string>> & { preset?: string[] };
  try {
    const number = { type: 'string' } as const;
    values = parseArgs({
      args: [...line],
      options: { preset: { type: 'string', multiple: true }, deals: number, seed: number, most: number },
    }).values;
  } catch (error) {
    return no((error as Error).message);
  }
  const { preset: presets = PRESET_IDS, deals = '50', seed = '1', most = '100' } = values;
  const problem = presets.map((id) => presetProblem(id, null)).find((one) => one !== null);
  if (problem) return no(problem);
  const numbers = { deals: wholeNumber(deals), seed: wholeNumber(seed), most: wholeNumber(most) };
  for (const [name, value] of Object.entries(numbers))
    if (value === null) return no(`--${name} must be a whole number`);
  return ok({ presets, ...(numbers as Record<keyof typeof numbers, number>) });
}

const asked = readArguments(process.argv.slice(2));
if (asked.ok) {
  const { presets, deals, seed, most } = asked.value;
  for (const id of presets) {
    const found = ofEveryKind(findPuzzles(PRESETS[id] as RuleSet, deals, seed), most);
    for (const one of found.toSorted((a, b) => difficultyOf(a) - difficultyOf(b)))
      console.log(`${difficultyOf(one)} ${printPuzzle(one.puzzle)}`);
  }
} else {
  console.error(`${asked.reason}\n\n${USAGE}`);
  process.exitCode = 2;
}
