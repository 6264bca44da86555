import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { text } from '../../../client/text/index.ts';
import { buildClient } from '../../../server/cli/buildClient.ts';
import '../../support/english.ts';
import { QUICK_TEMPO, startTestServer } from '../../support/server/testServer.ts';
import { findChromium } from '../../support/tools/findChromium.ts';
import { type Figure, machine, type Report } from '../report.ts';
import { calmFigures } from './calm.ts';
import { frameFigures } from './frames.ts';
import { type BenchPages, openBenchPages } from './pages.ts';
import { sizeFigures, stockFigure } from './sizes.ts';
import { againFigures, freshPage, playNowFigure, startFigures, untilPlayable } from './start.ts';

/** The built page. */
export const DIST = join(import.meta.dirname, '../../../dist');

/** Bots take the free seats almost at once. */
const BRISK = { ...QUICK_TEMPO, bot: 50, deal: 50, fill: 200, search: 200 };

/** A browser, and the addresses of the built page and of the benchmark's pages. */
export interface OpenPages {
  readonly browser: Browser;
  readonly address: string;
  readonly pages: BenchPages;
}

/** Measures the built page in a real browser without a graphics card. */
export const benchClient = (): Promise<Report> =>
  withPages(async ({ browser, address, pages }) => [
    ...sizeFigures(DIST, await scripts(browser, address, 'online'), await scripts(browser, address, 'practice')),
    stockFigure(pages.folder('stock')),
    ...(await startFigures(browser, address, pages.address('stock'))),
    ...(await againFigures(browser, address)),
    await playNowFigure(browser, address),
    ...(await frameFigures(browser, pages.address('moving'))),
    ...(await calmFigures(browser, address)),
  ]);

/** Builds the page unless it is up to date, and measures it. */
export async function withPages<Kind extends Figure>(work: (open: OpenPages) => Promise<Kind[]>) {
  const where = machine();
  await buildClient();
  const ends: (() => unknown)[] = [];
  try {
    const pages = await openBenchPages();
    ends.unshift(pages.close);
    const server = await startTestServer({ clock: { now: () => performance.now() }, tempo: BRISK });
    ends.unshift(() => server.close());
    const browser = await launch();
    ends.unshift(() => browser.close());
    const figures = await work({ browser, address: server.address, pages });
    return { machine: [...where, `Chromium ${browser.version()}, software rendering`], figures };
  } finally {
    for (const end of ends) await end();
  }
}

function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('no Chromium: npm run browser:ready');
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({ executablePath, args: isRoot ? ['--no-sandbox'] : [] });
}

/**
 * The paths of the scripts that a page asked for before its table was playable, online or in practice. Later ones
 * are fetched while the first deal is played, and keep no card waiting.
 */
export async function scripts(browser: Browser, address: string, way: 'online' | 'practice'): Promise<string[]> {
  const page = await freshPage(browser, way === 'practice' ? text.HOME.practise : text.HOME.playNow);
  await page.goto(address);
  await untilPlayable(page);
  await page.waitForLoadState('networkidle');
  const urls = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= window.watched.playable)
      .map(({ name }) => name),
  );
  await page.context().close();
  return urls.filter((url) => url.endsWith('.js')).map((url) => new URL(url).pathname.slice(1));
}
