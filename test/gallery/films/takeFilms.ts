import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Studio } from '../studio.ts';
import { type FilmDevice, takeFilm } from './camera.ts';
import type { Film } from './film.ts';
import { OTHERS_FILMS } from './others.ts';
import { OWN_FILMS } from './own.ts';
import { SCREEN_FILMS } from './screens.ts';
import { printSheets } from './sheet.ts';

/** All films, by name. */
export const FILMS: Readonly<Record<string, Film>> = { ...OWN_FILMS, ...OTHERS_FILMS, ...SCREEN_FILMS };
const DEVICES: Readonly<Record<string, FilmDevice>> = {
  phone: { width: 390, height: 844, hasTouch: true },
  tablet: { width: 1024, height: 768, hasTouch: false },
};

/** Takes films on a phone and a tablet: a folder of pictures and contact sheets each. */
export async function takeFilms({ address, browser }: Studio, names: readonly string[], out: string): Promise<void> {
  for (const name of names) {
    const film = FILMS[name] as Film;
    const take = async ([kind, device]: [string, FilmDevice]): Promise<void> => {
      const folder = join(out, `${name}-${kind}`);
      const shots = await takeFilm(browser, address, film, device);
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      for (const { ms, png } of shots) writeFileSync(join(folder, `${String(ms).padStart(5, '0')}.png`), png);
      await printSheets(browser, folder, shots, device);
      console.log(`${name}-${kind}: ${film.shows}; ${shots.length} pictures, ${shots.at(-1)?.ms} ms`);
    };
    for (const taken of await Promise.allSettled(Object.entries(DEVICES).map(take))) {
      if (taken.status === 'fulfilled') continue;
      console.error(`${name}:`, taken.reason);
      process.exitCode = 1;
    }
  }
}
