import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parsePuzzle, solvePuzzle, twinKey } from '#puzzles';

const CLI = join(import.meta.dirname, '../../server/cli/puzzles.ts');

function run(...words: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [CLI, ...words], { encoding: 'utf8' });
}

const FEW = ['--preset', 'crazy-rummy', '--deals', '50', '--most', '4', '--seed', '1'];

it('prints puzzles that have solutions and no twins, the easiest first, and the same for the same seed', () => {
  const { status, stdout, stderr } = run(...FEW);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => /^(\d+) (.+)$/.exec(line)!);
  expect(lines).toHaveLength(4);
  const ratings = lines.map(([, rating]) => Number(rating));
  expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
  const puzzles = lines.map(([, , text]) => parsePuzzle(text!)!);
  for (const puzzle of puzzles) expect(solvePuzzle(puzzle, 3_000)?.shortest?.length).toBeGreaterThan(3);
  expect(new Set(puzzles.map(twinKey)).size).toBe(4);
  expect(run(...FEW).stdout).toBe(stdout);
});

it('explains what is wrong with a command and prints the usage', () => {
  for (const [words, reason] of [
    [['--preset', 'whist'], 'there is no game "whist"'],
    [['--deals', 'many'], '--deals must be a whole number'],
    [['--level', 'expert'], "Unknown option '--level'"],
  ] as const) {
    const { status, stdout, stderr } = run(...words);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(reason);
    expect(stderr).toContain('npm run puzzles --');
  }
});
