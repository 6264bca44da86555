import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const CLI = join(import.meta.dirname, '../../server/cli/simulate.ts');

function run(...words: string[]): { status: number | null; stdout: string; stderr: string } {
  return spawnSync(process.execPath, [CLI, ...words], { encoding: 'utf8' });
}

it('prints one JSON line per preset, its counts adding up', () => {
  const { status, stdout, stderr } = run('--preset', 'crazy-rummy', '--games', '1', '--players', '3', '--json');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout.trim().split('\n')).toHaveLength(1);
  const line = JSON.parse(stdout);
  expect(line).toMatchObject({ preset: 'crazy-rummy', players: 3, games: 1, deals: 13, stuck: 0, unfinished: 0 });
  expect(line.wentOut + line.exhausted + line.capped).toBe(13);
  expect(line.actionsPerSecond).toBeGreaterThan(0);
}, 60_000);

it('says what is wrong with a command and how it should be', () => {
  const { status, stdout, stderr } = run('--players', '12');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain('has room for fewer players than 12');
  expect(stderr).toContain('npm run simulate --');
}, 60_000);
