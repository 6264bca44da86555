import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const INSTALL_HINT = 'No Chromium for the browser tests: install Chrome or Chromium, or set CHROMIUM_PATH to one.';

const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Ubuntu's package is a stub that only names another way to install, so a file alone proves nothing. */
function runs(path: string): boolean {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

/** The browser the tests drive: the one named by CHROMIUM_PATH, an installed one, or Playwright's own. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return runs(named) ? named : undefined;
  return [...KNOWN_PLACES, chromium.executablePath()].find(runs);
}

function run(command: string, args: readonly string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}

function installFromDebian(): boolean {
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!canInstall || !run('apt-get', ['update', '-q'])) return false;
  return run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium']);
}

function installFromPlaywright(): boolean {
  const withSystemLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  return run(process.execPath, ['node_modules/playwright-core/cli.js', 'install', ...withSystemLibraries, 'chromium']);
}

/** Installs a browser if there is none; only ever called by the tests, never by an install. */
function makeReady(): string | undefined {
  const found = findChromium();
  if (found || process.env.CHROMIUM_PATH) return found;
  for (const install of [installFromDebian, installFromPlaywright]) {
    const installed = install() ? findChromium() : undefined;
    if (installed) return installed;
  }
  return undefined;
}

if (import.meta.main) {
  const path = makeReady();
  console.log(path ? `Browser: ${path}` : INSTALL_HINT);
  process.exitCode = path ? 0 : 1;
}
