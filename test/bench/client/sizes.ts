import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Figure } from '../report.ts';

/** More than this nobody should load before the first card: as much as Phaser alone comes with. */
const MOST = 284;

const kB = (file: string): number => brotliCompressSync(readFileSync(file)).length / 1000;

/** Scripts a page has loaded, by their names without folders; the bots' own file is no part of what one must have. */
const WORKER = /^table\.worker/;

/** What the browser must load before one plays, file by file, as it travels when compressed with Brotli. */
export function sizeFigures(folder: string, online: readonly string[], practice: readonly string[]): Figure[] {
  const sizes = new Map([...online, ...practice].map((name) => [name, kB(join(folder, 'assets', name))]));
  const sum = (names: readonly string[]): number => names.reduce((total, name) => total + (sizes.get(name) ?? 0), 0);
  return [
    ...[...sizes].map(
      ([name, value]): Figure => ({ name: `  ${name.replace(/-[\w-]{8}\.js$/, '')}`, value, unit: 'kB' }),
    ),
    { name: 'JavaScript to play with others', value: sum(online), unit: 'kB', most: MOST },
    {
      name: 'JavaScript to practise, without the bots',
      value: sum(practice.filter((name) => !WORKER.test(name))),
      unit: 'kB',
      most: MOST,
    },
    { name: 'JavaScript to practise, all of it', value: sum(practice), unit: 'kB' },
  ];
}

/** The whole of Phaser, for comparison. */
export function stockFigure(folder: string): Figure {
  const assets = join(folder, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const value = scripts.reduce((total, name) => total + kB(join(assets, name)), 0);
  return { name: 'Phaser as it comes, with an empty scene', value, unit: 'kB' };
}
