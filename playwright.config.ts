import { defineConfig } from '@playwright/test';
import { buildClient } from './server/cli/buildClient.ts';
import './test/support/english.ts';
import { findTestBrowser } from './test/support/tools/findChromium.ts';

// Build once, before workers start: each would build into the same folder. Skipped when this file is only read.
const [, , command] = process.argv;
if (command === 'test' && process.env.TEST_WORKER_INDEX === undefined) await buildClient();

const executablePath = findTestBrowser();
const isRoot = process.getuid?.() === 0;

/** The longest file begins: files run in the order of their names, and one worker would be idle while it ends. */
const LONGEST = '**/wholeDeal.test.ts';

/** Ten minutes: no test decides by seconds, since machines differ. */
const HANG_MS = 600_000;

export default defineConfig({
  testDir: 'test/browser',
  projects: [
    { name: 'longest', testMatch: LONGEST },
    { name: 'others', testMatch: '**/*.test.ts', testIgnore: LONGEST },
  ],
  outputDir: 'reports/browser',
  reporter: 'list',
  // Only a hang lasts so long. A test that waits in vain is ended as soon as nothing moves (`endAtRest`).
  timeout: HANG_MS,
  expect: { timeout: HANG_MS },
  forbidOnly: Boolean(process.env.CI),
  // No retries by default; with `--retries`, a test that needed one still fails the run.
  failOnFlakyTests: true,
  // One more than the cores of a small machine: a page waiting for bots or the server leaves its core to another.
  workers: 3,
  use: {
    // Off by default: recording traces slows the run by a sixth. No screenshots: these are rendered in software as
    // well.
    trace: process.env.TRACE
      ? { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: true }
      : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Chromium's sandbox does not work as root; machines without a GPU render WebGL in software; nobody listens, and
      // a process that would play the sounds takes a thirtieth of the processor time.
      args: [...(isRoot ? ['--no-sandbox'] : []), '--enable-unsafe-swiftshader', '--disable-audio-output'],
    },
  },
});
