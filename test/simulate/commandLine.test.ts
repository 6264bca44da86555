import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const CLI = join(import.meta.dirname, '../../server/cli/simulate.ts');

function run(...words: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [CLI, ...words], { encoding: 'utf8' });
}

it('prints one JSON line per table with consistent counts', () => {
  const { status, stdout, stderr } = run('--preset', 'crazy-rummy-3', '--games', '1', '--json');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ players }) => players)).toEqual([3, 6]);
  for (const line of lines) {
    expect(line).toMatchObject({ preset: 'crazy-rummy-3', games: 1, deals: 3, stuck: 0, unfinished: 0 });
    expect(line.wentOut + line.exhausted + line.void + line.capped).toBe(3);
    expect(line.turnsPerDeal).toBeGreaterThan(3);
    expect(line.seconds).toBeGreaterThan(0);
    expect(line).not.toHaveProperty('won');
  }
});

it('against random players, prints a readable table of deals won and deals expected by chance', () => {
  const { status, stdout } = run('--preset', 'thanasis', '--players', '4', '--games', '1', '--against', 'random');
  const [head, row, ...rest] = stdout.trim().split('\n');
  expect({ status, rest }).toEqual({ status: 0, rest: [] });
  expect(head).toMatch(/^game +seats .* turns\/deal +seconds +won +by chance +points +others$/);
  expect(row).toMatch(/^thanasis +4 /);
});

it('explains what is wrong with a command and prints the usage', () => {
  const { status, stdout, stderr } = run('--players', '12');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain('has room for fewer players than 12');
  expect(stderr).toContain('npm run simulate --');
});
