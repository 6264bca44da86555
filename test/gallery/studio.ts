import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { createServer } from 'vite';
import { findTestBrowser } from '../support/tools/findChromium.ts';
import { ROOT } from '../support/tools/stages.ts';

/** The page on a development server, and a browser to look at it. */
export interface Studio {
  readonly address: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

/** Starts a development server and a browser. */
export async function openStudio(): Promise<Studio> {
  const page = await createServer({
    root: join(ROOT, 'client'),
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'silent',
  });
  await page.listen(0);
  const executablePath = findTestBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  return {
    address: page.resolvedUrls?.local[0] ?? '',
    browser,
    async close() {
      await browser.close();
      await page.close();
    },
  };
}
