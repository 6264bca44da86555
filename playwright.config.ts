import { defineConfig } from '@playwright/test';
import { buildClient } from './server/cli/buildClient.ts';
import { findTestBrowser } from './test/support/tools/findChromium.ts';

// Before there are workers, which would build into each other's folder; not for whoever only reads this.
const [, , command] = process.argv;
if (command === 'test' && process.env.TEST_WORKER_INDEX === undefined) await buildClient();

const executablePath = findTestBrowser();
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'test/browser',
  testMatch: '**/*.test.ts',
  outputDir: 'reports/browser',
  reporter: 'list',
  timeout: 120_000,
  // Software drawing again: what a graphics card shows at once may take seconds on a busy machine.
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  // A page that waits for its bots leaves a core to another; more pages at once only time out.
  workers: 2,
  use: {
    // For whoever asks: to keep every look at a page takes a sixth of the time. Its film would be drawn in software as well.
    trace: process.env.TRACE
      ? { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: true }
      : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Chromium refuses its sandbox to root; machines without a GPU draw WebGL in software.
      args: [...(isRoot ? ['--no-sandbox'] : []), '--enable-unsafe-swiftshader'],
    },
  },
});
