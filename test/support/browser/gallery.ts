import { join } from 'node:path';
import { test as base, type CDPSession, expect, type Page } from '@playwright/test';
import { build, type InlineConfig, type Plugin, preview } from 'vite';
import type { GalleryTable } from '../../gallery/galleryTable.ts';
import { endAtRest } from './atRest.ts';
import { resize as resizePage } from './fit.ts';
import { drawFewerFrames, FRAME_INTERVAL } from './frames.ts';

declare global {
  interface Window {
    gallery?: GalleryTable;
  }
}

const ROOT = join(import.meta.dirname, '../../..');
/** The longest time until a table is first drawn, in ms of the page's clock. */
const FIRST_LOOK = 1_000;

/** A prepared table in the real page, whose clock moves only when the test moves it. */
export interface PreparedTable {
  readonly page: Page;
  /** Plays lines of a record, for any seat. */
  play(...lines: readonly string[]): Promise<void>;
  /** Holds back all messages until `flow`. */
  stall(): Promise<void>;
  flow(): Promise<void>;
  /** Runs the page's clock for this many ms, frame by frame. */
  pass(ms: number): Promise<void>;
  /** The pixels of the canvas as a data URL, without the HTML over it. */
  drawn(): Promise<string>;
  /** The pixels after a new layout, with every card where it belongs and nothing moving. */
  settled(): Promise<string>;
  resize(width: number, height: number): Promise<void>;
  /** Sets the device pixels per CSS pixel and the size in CSS pixels, as a browser zoom does. */
  sharpen(pixels: number, width: number, height: number): Promise<void>;
}

interface Fixtures {
  /** Draws every frame, for tests of motion. By default fewer are drawn (`galleryTest.use`). */
  readonly everyFrame: boolean;
  /** Opens a situation of the gallery. */
  readonly prepare: (situation: string, settings?: PageSettings) => Promise<PreparedTable>;
}

interface PageSettings {
  readonly width?: number;
  readonly height?: number;
  /**
   * Draws with WebGL although the CPU emulates it: the page is told that there is a graphics card. The card may refuse
   * the table, or lose it while it opens.
   */
  readonly webgl?: boolean | 'refused' | 'lost';
}

/** Builds the gallery instead of the page. Bundled, because every test loads it with an empty cache. */
const galleryPage: Plugin = {
  name: 'gallery-page',
  transformIndexHtml: { order: 'pre', handler: (html) => html.replace('/main.ts', '../test/gallery/main.ts') },
};

/** A test at a prepared table; it also fails when the page reports an error. */
export const galleryTest = base.extend<Fixtures, { readonly gallery: string }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern that nothing is needed
    async ({}, use, { parallelIndex }) => {
      const config: InlineConfig = {
        root: join(ROOT, 'client'),
        configFile: join(ROOT, 'vite.config.ts'),
        logLevel: 'error',
        // A folder per worker.
        build: { outDir: join(ROOT, `reports/gallery-${parallelIndex}`), emptyOutDir: true, minify: false },
      };
      await build({ ...config, plugins: [galleryPage] });
      const server = await preview(config);
      await use(server.resolvedUrls?.local[0] ?? '');
      await server.close();
    },
    { scope: 'worker' },
  ],
  everyFrame: [false, { option: true }],
  prepare: async ({ browser, gallery, everyFrame }, use, info) => {
    const endWatch = await endAtRest(browser, info);
    const errors: Error[] = [];
    const pages: Page[] = [];
    await use(async (situation, { width = 1024, height = 768, webgl = false } = {}) => {
      const page = await browser.newPage({ viewport: { width, height } });
      pages.push(page);
      page.on('pageerror', (error) => errors.push(error));
      if (webgl) await page.addInitScript(asWithGraphicsCard, webgl);
      await page.clock.install({ time: 0 });
      if (!everyFrame) await page.addInitScript(drawFewerFrames, FRAME_INTERVAL);
      await page.goto(`${gallery}?gallery=${situation}`);
      await expect(page.locator('canvas')).toBeVisible();
      await page.clock.pauseAt(3_600_000);
      await page.clock.runFor(FIRST_LOOK);
      return tableOn(page, await page.context().newCDPSession(page));
    });
    await endWatch();
    for (const page of pages) await page.close();
    expect(errors).toEqual([]);
  },
});

/** Runs in the page: makes WebGL report a graphics card. */
function asWithGraphicsCard(card: true | 'refused' | 'lost'): void {
  const { getContext } = HTMLCanvasElement.prototype;
  // The page's first context only asks for the name of the card.
  let isFirst = true;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, wishes?: object) {
    const isTable = kind.includes('webgl') && !isFirst;
    if (kind.includes('webgl')) isFirst = false;
    if (isTable && card === 'refused') return null;
    const context = getContext.call(this, kind, { ...wishes, failIfMajorPerformanceCaveat: false });
    if (isTable && card === 'lost' && context instanceof WebGLRenderingContext)
      queueMicrotask(() => context.getExtension('WEBGL_lose_context')?.loseContext());
    return context;
  } as typeof getContext;
  const { getParameter } = WebGLRenderingContext.prototype;
  const { UNMASKED_RENDERER_WEBGL } = { UNMASKED_RENDERER_WEBGL: 0x9246 };
  WebGLRenderingContext.prototype.getParameter = function (name) {
    return name === UNMASKED_RENDERER_WEBGL ? 'A graphics card' : getParameter.call(this, name);
  };
}

function tableOn(page: Page, protocol: CDPSession): PreparedTable {
  const pass = (ms: number): Promise<void> => page.clock.runFor(ms);
  const drawn = (): Promise<string> => page.locator('canvas').evaluate((it: HTMLCanvasElement) => it.toDataURL());
  const resize = async (width: number, height: number): Promise<void> => {
    await resizePage(page, { width, height });
    await pass(50);
  };
  const sharpen = async (pixels: number, width: number, height: number): Promise<void> => {
    const screen = { mobile: false, deviceScaleFactor: pixels, width, height };
    await protocol.send('Emulation.setDeviceMetricsOverride', screen);
    await expect
      .poll(() => page.locator('canvas').evaluate((it: HTMLCanvasElement) => [it.width, it.clientWidth]))
      .toEqual([width * pixels, width]);
    await pass(50);
  };
  return {
    page,
    pass,
    drawn,
    resize,
    sharpen,
    play: (...lines) => page.evaluate((played) => window.gallery?.play(...played), lines),
    stall: () => page.evaluate(() => window.gallery?.stall()),
    flow: () => page.evaluate(() => window.gallery?.flow()),
    async settled() {
      const size = page.viewportSize();
      if (!size) throw new Error('the page has no size');
      // A new layout ends all motion.
      await resize(size.width - 10, size.height);
      await resize(size.width, size.height);
      return drawn();
    },
  };
}

export { expect } from '@playwright/test';
