import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/** Where the runners leave what they counted; not kept in the repository. */
export const REPORTS = join(ROOT, 'reports');

export type Count = { readonly passed: number; readonly failed: number };

type Stage = { readonly name: string; readonly script: string; readonly args?: readonly string[] };

/** Runs one npm script with everything it prints on the screen; true if it succeeded. */
function runScript({ name, script, args = [] }: Stage, env: NodeJS.ProcessEnv = {}): boolean {
  console.log(`\n=== ${name}`);
  const started = Date.now();
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  console.log(`=== ${name}: ${status === 0 ? 'ok' : 'FAILED'} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return status === 0;
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** A runner that failed without a failed test (a file that does not load, no tests at all) has still failed once. */
function count(passed: number, failed: number, ok: boolean): Count {
  return { passed, failed: ok || failed > 0 ? failed : 1 };
}

/** A check that holds no tests: silent when it succeeds, one failure when it does not. */
export function checkStage(stage: Stage): Count {
  return { passed: 0, failed: runScript(stage) ? 0 : 1 };
}

/** A Vitest project, counted from Vitest's own report. */
export function vitestStage(name: string, script: string): Count {
  const file = join(REPORTS, `${script.replace(':', '-')}.json`);
  const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const ok = runScript({ name, script, args });
  const report = readReport(file) as { numPassedTests: number; numFailedTests: number } | undefined;
  return count(report?.numPassedTests ?? 0, report?.numFailedTests ?? 0, ok && report !== undefined);
}

/** The browser tests, counted from Playwright's own report. A test that only passed when repeated has passed. */
export function playwrightStage(name: string, script: string): Count {
  const file = join(REPORTS, 'browser.json');
  const ok = runScript({ name, script, args: ['--reporter=list,json'] }, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  const report = readReport(file) as { stats: { expected: number; flaky: number; unexpected: number } } | undefined;
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  return count(expected + flaky, unexpected, ok && report !== undefined);
}
