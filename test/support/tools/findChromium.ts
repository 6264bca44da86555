import { chromium } from '@playwright/test';
import { makeEnginesReady } from './findEngines.ts';
import { installFromDebian, run, runs } from './programs.ts';

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

/** Debian's windowless Chromium: drawing the window around a page would cost as much as the page. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** The browser for the tests: the one named by CHROMIUM_PATH, else the headless shell, else any installed one. */
export function findTestBrowser(): string | undefined {
  return process.env.CHROMIUM_PATH === undefined && runs(SHELL) ? SHELL : findChromium();
}

/** A full browser: the one named by CHROMIUM_PATH, else an installed one, else Playwright's own. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return runs(named) ? named : undefined;
  return [...KNOWN_PLACES, chromium.executablePath()].find(runs);
}

function installFromPlaywright(): boolean {
  const withSystemLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  return run(process.execPath, ['node_modules/playwright-core/cli.js', 'install', ...withSystemLibraries, 'chromium']);
}

/** Installs browsers where they are missing. Only called for the tests, never by `npm install`. */
function makeReady(): string | undefined {
  if (process.env.CHROMIUM_PATH) return findTestBrowser();
  if (!runs(SHELL)) installFromDebian(['chromium-headless-shell']);
  for (const install of [() => installFromDebian(['chromium']), installFromPlaywright]) {
    // The Debian package may be a stub.
    if (!findChromium()) install();
  }
  return findTestBrowser();
}

if (import.meta.main) {
  const path = makeReady();
  console.log(path ? `Browser: ${path}` : INSTALL_HINT);
  for (const line of makeEnginesReady()) console.log(line);
  process.exitCode = path ? 0 : 1;
}
