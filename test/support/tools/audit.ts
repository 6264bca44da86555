// `npm run audit`: asks the registry for known vulnerabilities in the server's dependencies.
import { spawnSync } from 'node:child_process';
import { verdictOf } from './auditVerdict.ts';

/** Timeout in ms, so that an unreachable registry does not block. */
const LONGEST = 30_000;

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', '--fetch-retries=0'], {
  encoding: 'utf8',
  timeout: LONGEST,
  shell: process.platform === 'win32',
});
const { ok, line } = verdictOf(stdout);
console.log(line);
process.exitCode = ok ? 0 : 1;
