import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const RUN = join(import.meta.dirname, 'run.ts');
const run = (...words: string[]) => spawnSync(process.execPath, [RUN, ...words], { encoding: 'utf8' });

it('prints the report, the same with two threads, and nothing else', () => {
  const words = ['--levels', 'random,random', '--seats', '3', '--deals', '2', '--json'];
  const [inOne, inTwo] = [run(...words), run(...words, '--workers', '2')];
  expect({ status: inOne.status, stderr: inOne.stderr }).toEqual({ status: 0, stderr: '' });
  const withoutTimes = ({ stdout }: typeof inOne) =>
    JSON.parse(stdout).map(({ times: _, ...rest }: { times: unknown }) => rest);
  expect(withoutTimes(inTwo)).toEqual(withoutTimes(inOne));
  expect(withoutTimes(inOne)).toMatchObject([{ preset: 'crazy-rummy', count: 2, gain: { value: 0, low: 0, high: 0 } }]);
}, 60_000);

it('explains what is wrong with a command and prints the usage', () => {
  const { status, stdout, stderr } = run('--levels', 'steady');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain('--levels must be two of random, beginner, steady');
  expect(stderr).toContain('npm run league --');
}, 60_000);
