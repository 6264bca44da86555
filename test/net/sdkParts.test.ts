import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LEFT_OUT_OF_SDK, partOfSdk } from '../../client/net/lib/parts.ts';

const SDK = join(import.meta.dirname, '../../node_modules/colyseus.js/build');

test.each([...LEFT_OUT_OF_SDK])(
  '%s is a file of the SDK, and what replaces it exports a class of that name',
  (path, instead) => {
    const exported = /^export \{ (.+) \};$/m.exec(readFileSync(join(SDK, path), 'utf8'))?.[1]?.split(', ');
    expect(exported?.map((name) => `export class ${name} {}`)).toContain(instead);
  },
);

test('a part is left out, also by the paths of Windows', () => {
  const path = 'C:\\here\\node_modules\\colyseus.js\\build\\Auth.mjs';
  expect(partOfSdk('class Auth { token; }', path)).toBe('export class Auth {}');
});

test.each(['/here/node_modules/colyseus.js/build/Room.mjs', '/here/client/Auth.mjs'])('%s is not changed', (path) => {
  expect(partOfSdk('class Auth {}', path)).toBeUndefined();
});
