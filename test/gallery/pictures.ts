import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { findChromium } from '../support/tools/findChromium.ts';
import { SITUATIONS } from './situations/index.ts';

/** Screen sizes: a phone and a tablet in both orientations, and a wide desktop. */
const VIEWPORTS = ['390x844', '844x390', '768x1024', '1024x768', '1440x900'];
const ROOT = join(import.meta.dirname, '../..');
/** The time for the table to settle and the faces to be drawn, in ms. */
const STILL = 1200;
const ANY = { type: 'string' } as const;

/**
 * Takes pictures of situations at several sizes:
 * `npm run gallery -- --only swap,meld --sizes 390x844 --settings '{"leftHanded":true}' --out DIR`.
 */
async function takePictures(): Promise<void> {
  const { values } = parseArgs({
    options: { only: ANY, sizes: ANY, settings: ANY, out: ANY },
  });
  const out = values.out ?? join(ROOT, 'reports/gallery');
  mkdirSync(out, { recursive: true });
  const page = await createServer({ root: join(ROOT, 'client'), configFile: join(ROOT, 'vite.config.ts') });
  await page.listen(0);
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  const address = page.resolvedUrls?.local[0] ?? '';
  for (const size of values.sizes?.split(',') ?? VIEWPORTS) {
    const [width = 0, height = 0] = size.split('x').map(Number);
    const tab = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
    tab.on('pageerror', (error) => console.error(error));
    for (const name of values.only?.split(',') ?? Object.keys(SITUATIONS)) {
      await tab.goto(`${address}?${new URLSearchParams({ gallery: name, settings: values.settings ?? '{}' })}`);
      await tab.locator('canvas').first().waitFor();
      await tab.waitForTimeout(STILL);
      await tab.screenshot({ path: join(out, `${name}-${size}.png`) });
    }
    await tab.close();
  }
  await browser.close();
  await page.close();
  console.log(`The pictures are in ${out}.`);
}

await takePictures();
