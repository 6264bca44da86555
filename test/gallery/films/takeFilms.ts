import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { speakIn } from '../../../client/text/languages.ts';
import { openStudio } from '../studio.ts';
import { type FilmDevice, takeFilm } from './camera.ts';
import { OTHERS_FILMS } from './others.ts';
import { OWN_FILMS } from './own.ts';
import { SCREEN_FILMS } from './screens.ts';
import { printSheets } from './sheet.ts';

const FILMS = { ...OWN_FILMS, ...OTHERS_FILMS, ...SCREEN_FILMS };
const DEVICES: Readonly<Record<string, FilmDevice>> = {
  phone: { width: 390, height: 844, hasTouch: true },
  tablet: { width: 1024, height: 768, hasTouch: false },
};

/** Takes films on a phone and a tablet: a folder of pictures and contact sheets each. `only` names some of them. */
export async function takeFilms(out: string, only = Object.keys(FILMS)): Promise<void> {
  await speakIn('en');
  const { address, browser, close } = await openStudio();
  for (const name of only) {
    const film = FILMS[name];
    if (!film) throw new Error(`The films are ${Object.keys(FILMS).join(', ')}.`);
    const take = async ([kind, device]: [string, FilmDevice]): Promise<void> => {
      const folder = join(out, `${name}-${kind}`);
      const shots = await takeFilm(browser, address, film, device);
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      for (const { ms, png } of shots) writeFileSync(join(folder, `${String(ms).padStart(5, '0')}.png`), png);
      await printSheets(browser, folder, shots, device);
      console.log(`${name}-${kind}: ${film.shows}; ${shots.length} pictures, ${shots.at(-1)?.ms} ms`);
    };
    for (const taken of await Promise.allSettled(Object.entries(DEVICES).map(take)))
      if (taken.status === 'rejected') console.error(`${name}:`, taken.reason);
  }
  await close();
}
