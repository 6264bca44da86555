import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../..');

/** The folder of the runners' reports, ignored by git. */
export const REPORTS = join(ROOT, 'reports');

export type Count = { readonly passed: number; readonly failed: number };

type Stage = {
  readonly name: string;
  readonly script: string;
  readonly args?: readonly string[];
  /** Whether it runs beside other stages. */
  readonly isBeside?: boolean;
};

/** Runs an npm script, and shows its output at once or, beside other stages, when it ends; true if it succeeded. */
async function runScript({ name, script, args = [], isBeside }: Stage, env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const started = Date.now();
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    cwd: ROOT,
    stdio: ['ignore', isBeside ? 'pipe' : 'inherit', isBeside ? 'pipe' : 'inherit'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  console.log(`\n=== ${name}${isBeside ? ' …' : ''}`);
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => void said.push(data));
  const [status] = await once(child, 'close');
  if (isBeside) console.log(`\n=== ${name}\n${Buffer.concat(said)}`.trimEnd());
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
export async function checkStage(stage: Stage): Promise<Count> {
  return { passed: 0, failed: (await runScript(stage)) ? 0 : 1 };
}

/** Runs Vitest projects, beside others, and counts from Vitest's own report. */
export async function vitestStage(name: string, script: string): Promise<Count> {
  const file = join(REPORTS, `${script.replace(':', '-')}.json`);
  const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const ok = await runScript({ name, script, args });
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
export async function playwrightStage(name: string, script: string): Promise<Count> {
  const file = join(REPORTS, 'browser.json');
  const ok = await runScript({ name, script, args: ['--reporter=list,json'] }, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  const report = readReport(file) as { stats: BrowserTotals } | undefined;
  const { passed, failed } = browserCount(report?.stats ?? { expected: 0, flaky: 0, unexpected: 0 });
  return count(passed, failed, ok && report !== undefined);
}
