import { join } from 'node:path';
import { test as base, type CDPSession, expect, type Page } from '@playwright/test';
import { build, type InlineConfig, type Plugin, preview } from 'vite';
import type { GalleryTable } from '../../gallery/galleryTable.ts';

declare global {
  interface Window {
    gallery?: GalleryTable;
  }
}

const ROOT = join(import.meta.dirname, '../../..');
/** Longest a table takes to be drawn for the first time, in ms of the page's clock. */
const FIRST_LOOK = 1_000;

/** A prepared table in the real page, whose time passes only when the test says so. */
export interface PreparedTable {
  readonly page: Page;
  /** Plays lines of a record, for any seat. */
  play(...lines: readonly string[]): Promise<void>;
  /** Nothing comes through from now on, until `flow`. */
  stall(): Promise<void>;
  flow(): Promise<void>;
  /** So many milliseconds go by, frame for frame. */
  pass(ms: number): Promise<void>;
  /** The pixels of the picture, without what lies over it. */
  drawn(): Promise<string>;
  /** The picture as it is when every card is put where it belongs, whatever moved before. */
  settled(): Promise<string>;
  resize(width: number, height: number): Promise<void>;
  /** So many device pixels per CSS pixel, and room for so many of these, as when the browser zooms. */
  sharpen(pixels: number, width: number, height: number): Promise<void>;
}

interface Fixtures {
  /** Opens a situation of the gallery. */
  readonly prepare: (situation: string, settings?: PageSettings) => Promise<PreparedTable>;
}

interface PageSettings {
  readonly width?: number;
  readonly height?: number;
  /** Chromium draws with WebGL here although the processor imitates it: what the page asks about that is answered as by a card. */
  readonly webgl?: boolean;
}

/** The gallery in the place of the page, in one file: a table is opened in every test, and each time as if it were the first. */
const galleryPage: Plugin = {
  name: 'gallery-page',
  transformIndexHtml: { order: 'pre', handler: (html) => html.replace('/main.ts', '../test/gallery/main.ts') },
};

/** A test at a prepared table: it fails when the page reports an error. */
export const galleryTest = base.extend<Fixtures, { readonly gallery: string }>({
  gallery: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern that nothing is needed
    async ({}, use, { parallelIndex }) => {
      const config: InlineConfig = {
        root: join(ROOT, 'client'),
        configFile: join(ROOT, 'vite.config.ts'),
        logLevel: 'error',
        // Not the folder of another worker.
        build: { outDir: join(ROOT, `reports/gallery-${parallelIndex}`), emptyOutDir: true, minify: false },
      };
      await build({ ...config, plugins: [galleryPage] });
      const server = await preview(config);
      await use(server.resolvedUrls?.local[0] ?? '');
      await server.close();
    },
    { scope: 'worker' },
  ],
  prepare: async ({ browser, gallery }, use) => {
    const errors: Error[] = [];
    const pages: Page[] = [];
    await use(async (situation, { width = 1024, height = 768, webgl = false } = {}) => {
      const page = await browser.newPage({ viewport: { width, height } });
      pages.push(page);
      page.on('pageerror', (error) => errors.push(error));
      if (webgl) await page.addInitScript(asWithGraphicsCard);
      await page.clock.install({ time: 0 });
      await page.goto(`${gallery}?gallery=${situation}`);
      await expect(page.locator('canvas')).toBeVisible();
      await page.clock.pauseAt(3_600_000);
      await page.clock.runFor(FIRST_LOOK);
      return tableOn(page, await page.context().newCDPSession(page));
    });
    for (const page of pages) await page.close();
    expect(errors).toEqual([]);
  },
});

/** What a page is told by a browser with a graphics card. */
function asWithGraphicsCard(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, wishes?: object) {
    return getContext.call(this, kind, { ...wishes, failIfMajorPerformanceCaveat: false });
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
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.locator('canvas').evaluate(({ clientWidth }) => clientWidth)).toBe(width);
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
      // What is laid out anew is settled, too.
      await resize(size.width - 10, size.height);
      await resize(size.width, size.height);
      return drawn();
    },
  };
}

export { expect } from '@playwright/test';
