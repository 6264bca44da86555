import { defineConfig } from '@playwright/test';
import { findChromium } from './test/support/findChromium.ts';

const executablePath = findChromium();
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'test/browser',
  testMatch: '**/*.test.ts',
  outputDir: 'reports/browser',
  reporter: 'list',
  timeout: 120_000,
  forbidOnly: Boolean(process.env.CI),
  // Software drawing needs a core per page: more pages at once only time out.
  workers: 1,
  use: {
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Chromium refuses its sandbox to root; machines without a GPU draw WebGL in software.
      args: [...(isRoot ? ['--no-sandbox'] : []), '--enable-unsafe-swiftshader'],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'tablet', use: { viewport: { width: 1024, height: 768 }, hasTouch: true, deviceScaleFactor: 2 } },
  ],
});
