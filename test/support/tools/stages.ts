import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../..');

/** The folder of the runners' reports, ignored by git. */
export const REPORTS = join(ROOT, 'reports');

export type Count = { readonly passed: number; readonly failed: number };

type Stage = { readonly name: string; readonly script: string; readonly args?: readonly string[] };

/** Runs an npm script with its output shown; true if it succeeded. */
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

/** Counts one failure for a runner that failed without a failed test (a file that does not load, no tests at all). */
function count(passed: number, failed: number, ok: boolean): Count {
  return { passed, failed: ok || failed > 0 ? failed : 1 };
}

/** Runs a check without tests: counts nothing when it succeeds, one failure when it does not. */
export function checkStage(stage: Stage): Count {
  return { passed: 0, failed: runScript(stage) ? 0 : 1 };
}

/** Runs a Vitest project and counts from Vitest's own report. */
export function vitestStage(name: string, script: string): Count {
  const file = join(REPORTS, `${script.replace(':', '-')}.json`);
  const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const ok = runScript({ name, script, args });
  const report = readReport(file) as { numPassedTests: number; numFailedTests: number } | undefined;
  return count(report?.numPassedTests ?? 0, report?.numFailedTests ?? 0, ok && report !== undefined);
}

/** Playwright's totals. */
interface BrowserTotals {
  readonly expected: number;
  readonly flaky: number;
  readonly unexpected: number;
}

/** Counts a browser test that needed a second try as failed. */
export const browserCount = ({ expected, flaky, unexpected }: BrowserTotals): Count => ({
  passed: expected,
  failed: flaky + unexpected,
});

/** Runs the browser tests and counts from Playwright's own report. */
export function playwrightStage(name: string, script: string): Count {
  const file = join(REPORTS, 'browser.json');
  const ok = runScript({ name, script, args: ['--reporter=list,json'] }, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  const report = readReport(file) as { stats: BrowserTotals } | undefined;
  const { passed, failed } = browserCount(report?.stats ?? { expected: 0, flaky: 0, unexpected: 0 });
  return count(passed, failed, ok && report !== undefined);
}
