import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { PAGE_LANGUAGES, type PageLanguage } from '#rules';
import { speakIn } from '../../client/text/languages.ts';
import { ROOT } from '../support/tools/stages.ts';
import { faultsInPage, watchCanvas } from './faults.ts';
import { takeFilms } from './films/takeFilms.ts';
import { openPage, PAGES } from './pages.ts';
import { SITUATIONS } from './situations/index.ts';
import { LOOK_SITUATIONS } from './situations/looks.ts';
import { openStudio } from './studio.ts';

/** Screen sizes: a phone and a tablet in both orientations, and a wide desktop. */
const VIEWPORTS = ['390x844', '844x390', '768x1024', '1024x768', '1440x900'];
/** The time for the table to settle and the faces to be drawn, in ms. */
const STILL = 1200;
/** The time for a new layout to be drawn, in ms. */
const RESIZED = 350;
const ANY = { type: 'string' } as const;

/** The code of a language, as written on the command line. */
function languageNamed(name: string): PageLanguage {
  const language = PAGE_LANGUAGES.find(({ code }) => code === name);
  if (!language) throw new Error(`The languages are ${PAGE_LANGUAGES.map(({ code }) => code).join(', ')}.`);
  return language.code;
}

/** Shows a page or a situation. */
async function open(tab: Page, address: string, name: string, settings: object): Promise<void> {
  const page = PAGES[name];
  if (page) return openPage(tab, address, page, settings);
  const query = new URLSearchParams({ gallery: name, settings: JSON.stringify(settings) });
  await tab.goto(`${address}?${query}`);
  await tab.locator('canvas').first().waitFor();
}

/**
 * Takes pictures of situations at the table and of the pages beside it at several sizes, and lists faults of layout:
 * `npm run gallery -- --only swap,home --sizes 390x844 --language fr --settings '{"leftHanded":true}' --out DIR`.
 * `--faults` only lists faults, each with its first places, in less time. `--films` takes films of motion instead.
 */
async function takePictures(): Promise<void> {
  const { values } = parseArgs({
    options: {
      ...{ only: ANY, sizes: ANY, settings: ANY, out: ANY, language: ANY },
      ...{ faults: { type: 'boolean' }, films: { type: 'boolean' } },
    },
  });
  if (values.films) return takeFilms(values.out ?? join(ROOT, 'reports/films'), values.only?.split(','));
  const language = languageNamed(values.language ?? 'en');
  const settings = { language, ...JSON.parse(values.settings ?? '{}') };
  const out = values.out ?? join(ROOT, 'reports/gallery');
  mkdirSync(out, { recursive: true });
  await speakIn(language);
  const { address, browser, close } = await openStudio();
  const sizes = (values.sizes?.split(',') ?? VIEWPORTS).map((size) => size.split('x').map(Number));
  const looks = Object.keys(LOOK_SITUATIONS);
  const all = [...Object.keys(PAGES), ...Object.keys(SITUATIONS)].filter(
    (name) => !values.faults || !looks.includes(name),
  );
  const waiting = values.only?.split(',') ?? all;
  /** Where each fault was seen. */
  const faults = new Map<string, string[]>();
  const look = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const tab = await browser.newPage({ reducedMotion: 'reduce' });
      tab.on('pageerror', (error) => console.error(error));
      await tab.addInitScript(watchCanvas);
      for (const [at, [width = 0, height = 0]] of sizes.entries()) {
        await tab.setViewportSize({ width, height });
        if (at === 0) await open(tab, address, name, settings);
        await tab.waitForTimeout(at === 0 ? STILL : RESIZED);
        for (const fault of await tab.evaluate(faultsInPage)) {
          faults.set(fault, [...(faults.get(fault) ?? []), `${name} ${width}x${height}`]);
        }
        if (!values.faults) await tab.screenshot({ path: join(out, `${name}-${width}x${height}.png`) });
      }
      await tab.close();
    }
  };
  await Promise.all([look(), look()]);
  await close();
  if (!values.faults) console.log(`The pictures are in ${out}.`);
  for (const [fault, places] of faults) console.log(`${fault} (${places.length}: ${places.slice(0, 3).join(', ')})`);
  console.log(`${faults.size} faults of layout.`);
}

await takePictures();
