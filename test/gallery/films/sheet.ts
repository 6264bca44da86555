import { rmSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import type { FilmDevice, Shot } from './camera.ts';

/** The most pictures on a sheet. */
const PER_SHEET = 24;

/** Prints contact sheets of a film, each picture with its ms: `NAME.png`, or `NAME-1.png`, `NAME-2.png`, …. */
export async function printSheets(
  browser: Browser,
  name: string,
  shots: readonly Shot[],
  { width, height }: FilmDevice,
): Promise<void> {
  const [columns, wide] = width < height ? [6, 300] : [4, 460];
  const sheets = Math.ceil(shots.length / PER_SHEET);
  const page = await browser.newPage({ viewport: { width: columns * (wide + 8) + 8, height: 800 } });
  for (const old of ['', '-1', '-2', '-3', '-4', '-5', '-6']) rmSync(`${name}${old}.png`, { force: true });
  for (let sheet = 1; sheet <= sheets; sheet++) {
    const figures = shots
      .slice((sheet - 1) * PER_SHEET, sheet * PER_SHEET)
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
    await page.screenshot({ path: `${name}${sheets > 1 ? `-${sheet}` : ''}.png`, fullPage: true });
  }
  await page.close();
}

const widthOf = (png: Buffer): number => png.readUInt32BE(16);
