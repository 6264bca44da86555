import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<'start', string>>;
};
const [, ...words] = scripts.start.split(' ');

/** The options that `npm start` gives Node, so that the measured server has the same. */
export const START_FLAGS: readonly string[] = words.filter((word) => word.startsWith('--'));

/** The program that `npm start` runs, with its options. */
export const START_PROGRAM: readonly string[] = words;
