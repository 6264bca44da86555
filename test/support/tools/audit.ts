// `npm run audit`: asks the registry what is known of everything the server depends on.
import { spawnSync } from 'node:child_process';
import { verdictOf } from './auditVerdict.ts';

/** A registry that cannot be reached is not waited for. */
const LONGEST = 30_000;

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=0'], {
  encoding: 'utf8',
  timeout: LONGEST,
  shell: process.platform === 'win32',
});
const { ok, line } = verdictOf(stdout);
console.log(line);
process.exitCode = ok ? 0 : 1;
