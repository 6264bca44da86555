import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { createServer } from 'vite';
import { findTestBrowser } from '../support/tools/findChromium.ts';
import { ROOT } from '../support/tools/stages.ts';

/** The page on a development server, and a browser to look at it. */
export interface Studio {
  readonly address: string;
  readonly browser: Browser;
}

/** Works with a development server and a browser, and closes both, whatever happens. */
export async function inStudio(work: (studio: Studio) => Promise<void>): Promise<void> {
  const page = await createServer({
    root: join(ROOT, 'client'),
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'silent',
  });
  try {
    await page.listen(0);
    const executablePath = findTestBrowser();
    const browser = await chromium.launch({
      ...(executablePath && { executablePath }),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    });
    try {
      await work({ address: page.resolvedUrls?.local[0] ?? '', browser });
    } finally {
      await browser.close();
    }
  } finally {
    await page.close();
  }
}
