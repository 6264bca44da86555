import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PAGE_LANGUAGES } from '#rules';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = PAGE_LANGUAGES.map(({ folder }) => folder).filter((folder) => folder !== 'pseudo');

/** The imports of a file, as written. */
const importsOf = (path: string): readonly string[] =>
  [...readFileSync(path, 'utf8').matchAll(/^(?:import|export)\b[^;]*? from '([^']+)';/gms)].map(
    ([, from = '']) => from,
  );

test.each(FOLDERS)('%s says nothing in the words of another language', (folder) => {
  const others = FOLDERS.filter((other) => other !== folder);
  const foreign = ['client/text', 'shared/rules/words'].flatMap((parent) =>
    readdirSync(join(ROOT, parent, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) => importsOf(join(ROOT, parent, folder, name)).map((from) => ({ name, from })))
      .filter(({ from }) => others.some((other) => from.split('/').includes(other))),
  );
  expect(foreign).toEqual([]);
});
