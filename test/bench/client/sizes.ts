import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Figure } from '../report.ts';

/** The limits for JavaScript loaded before the first card, in kB. All of Phaser alone would be 283 kB. */
export const MOST_BYTES = { online: 255, practice: 206 } as const;

/** The hash in the name of a script or style, which changes with every build. */
const HASH = /-[\w-]{8}(?=\.(?:js|css)\b)/g;

/** The size of a script in kB of Brotli, without the hashes in the names of others: they do not compress. */
export const kilobytes = (script: string): number => brotliCompressSync(script.replace(HASH, '')).length / 1000;

const kB = (file: string): number => kilobytes(readFileSync(file, 'utf8'));

/** The bots' script: not needed before the first card, and online perhaps fetched ahead for a later game. */
const WORKER = /\/table\.worker/;

/**
 * Measures the JavaScript loaded before play, in kB of Brotli, for each file and in total.
 * @param online paths of the scripts an online table loads, such as `assets/Dealer-PBkZmE53.js`
 * @param practice paths of those a practice table loads
 */
export function sizeFigures(folder: string, online: readonly string[], practice: readonly string[]): Figure[] {
  const sizes = new Map([...online, ...practice].map((name) => [name, kB(join(folder, name))]));
  const sum = (names: readonly string[]): number => names.reduce((total, name) => total + (sizes.get(name) ?? 0), 0);
  const withoutBots = (names: readonly string[]): string[] => names.filter((name) => !WORKER.test(name));
  return [
    ...[...sizes].map(
      ([name, value]): Figure => ({ name: `  ${name.replace(/^assets\/|-[\w-]{8}\.js$/g, '')}`, value, unit: 'kB' }),
    ),
    { name: 'JavaScript to play with others', value: sum(withoutBots(online)), unit: 'kB', most: MOST_BYTES.online },
    {
      name: 'JavaScript to practise, without the bots',
      value: sum(withoutBots(practice)),
      unit: 'kB',
      most: MOST_BYTES.practice,
    },
    { name: 'JavaScript to practise, in total', value: sum(practice), unit: 'kB' },
  ];
}

/** The size of all of Phaser, for comparison. */
export function stockFigure(folder: string): Figure {
  const assets = join(folder, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const value = scripts.reduce((total, name) => total + kB(join(assets, name)), 0);
  return { name: 'All of Phaser, with an empty scene', value, unit: 'kB' };
}
