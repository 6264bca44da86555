import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PAGE_LANGUAGES, type PageLanguage } from '#rules';
import { speakIn } from '../../client/text/languages.ts';
import { ROOT } from '../support/tools/stages.ts';
import { faultsInPage, watchCanvas } from './faults.ts';
import { FILMS, takeFilms } from './films/takeFilms.ts';
import { openPlace, PAGES } from './pages.ts';
import { SITUATIONS } from './situations/index.ts';
import { LOOK_SITUATIONS } from './situations/looks.ts';
import { inStudio, type Studio } from './studio.ts';

/** Screen sizes: a phone and a tablet in both orientations, and a wide desktop. */
const VIEWPORTS = ['390x844', '844x390', '768x1024', '1024x768', '1440x900'];
/** The time for the table to settle and the faces to be drawn, in ms. */
const STILL = 1200;
/** The time for a new layout to be drawn, in ms. */
const RESIZED = 350;
const ANY = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    ...{ only: ANY, sizes: ANY, settings: ANY, out: ANY, language: ANY },
    ...{ faults: { type: 'boolean' }, films: { type: 'boolean' } },
  },
});

/** The code of a language, as written on the command line. */
function languageNamed(name: string): PageLanguage {
  const language = PAGE_LANGUAGES.find(({ code }) => code === name);
  if (!language) throw new Error(`The languages are ${PAGE_LANGUAGES.map(({ code }) => code).join(', ')}.`);
  return language.code;
}

/** The names on the command line, by default all. */
function namesOf(all: readonly string[]): readonly string[] {
  const names = values.only?.split(',') ?? all;
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}, only ${all.join(', ')}.`);
  return names;
}

/**
 * Takes pictures of situations at the table and of the pages beside it at several sizes, and lists faults of layout:
 * `npm run gallery -- --only swap,home --sizes 390x844 --language fr --settings '{"leftHanded":true}' --out DIR`.
 * `--faults` only lists faults, each with its first places, in less time.
 */
async function takePictures({ address, browser }: Studio, names: readonly string[], out: string): Promise<void> {
  const settings = { language: values.language ?? 'en', ...JSON.parse(values.settings ?? '{}') };
  mkdirSync(out, { recursive: true });
  const sizes = (values.sizes?.split(',') ?? VIEWPORTS).map((size) => size.split('x').map(Number));
  const looks = Object.keys(LOOK_SITUATIONS);
  const waiting = names.filter((name) => values.only || !values.faults || !looks.includes(name));
  /** Where each fault was seen. */
  const faults = new Map<string, string[]>();
  const look = async (): Promise<void> => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      const tab = await browser.newPage({ reducedMotion: 'reduce' });
      tab.on('pageerror', (error) => console.error(error));
      await tab.addInitScript(watchCanvas);
      for (const [at, [width = 0, height = 0]] of sizes.entries()) {
        await tab.setViewportSize({ width, height });
        if (at === 0) await openPlace(tab, address, name, settings);
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
  if (!values.faults) console.log(`The pictures are in ${out}.`);
  for (const [fault, places] of faults) console.log(`${fault} (${places.length}: ${places.slice(0, 3).join(', ')})`);
  console.log(`${faults.size} faults of layout.`);
}

await speakIn(languageNamed(values.language ?? 'en'));
if (values.films) {
  const { faults, sizes, settings, language } = values;
  if (faults || sizes || settings || language) throw new Error('Films are taken as they are: only --only and --out.');
  const names = namesOf(Object.keys(FILMS));
  await inStudio((studio) => takeFilms(studio, names, values.out ?? join(ROOT, 'reports/films')));
} else {
  const names = namesOf([...Object.keys(PAGES), ...Object.keys(SITUATIONS)]);
  await inStudio((studio) => takePictures(studio, names, values.out ?? join(ROOT, 'reports/gallery')));
}
