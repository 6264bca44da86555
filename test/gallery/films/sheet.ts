import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { FilmDevice, Shot } from './camera.ts';

/** The most pictures on a sheet. */
const PER_SHEET = 24;

/** Prints contact sheets of a film into its folder, each picture with its ms: `sheet-1.png`, `sheet-2.png`, …. */
export async function printSheets(
  browser: Browser,
  folder: string,
  shots: readonly Shot[],
  { width, height }: FilmDevice,
): Promise<void> {
  const [columns, wide] = width < height ? [6, 300] : [4, 460];
  const page = await browser.newPage({ viewport: { width: columns * (wide + 8) + 8, height: 800 } });
  for (let first = 0; first < shots.length; first += PER_SHEET) {
    const figures = shots
      .slice(first, first + PER_SHEET)
      .map(
        ({ ms, png }) =>
          `<figure>${ms} ms<img class="${widthOf(png) > width ? 'wide' : ''}" src="data:image/png;base64,${png.toString('base64')}"></figure>`,
      );
    await page.setContent(`<style>
      body { display: flex; flex-wrap: wrap; gap: 8px; margin: 8px; background: #888; font: bold 14px sans-serif; }
      figure { margin: 0; width: ${wide}px; }
      img { display: block; width: 100%; }
      figure:has(.wide) { width: ${2 * wide + 8}px; }
    </style>${figures.join('')}`);
    await page.screenshot({ path: join(folder, `sheet-${first / PER_SHEET + 1}.png`), fullPage: true });
  }
  await page.close();
}

const widthOf = (png: Buffer): number => png.readUInt32BE(16);
