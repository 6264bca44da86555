import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { partOfSdk, REPLACED, UNUSED } from '../../client/net/lib/parts.ts';

const PACKAGES = join(import.meta.dirname, '../../node_modules');
const read = (file: string): string => readFileSync(join(PACKAGES, file), 'utf8');

test.each([...REPLACED.keys()])(
  '%s is a module of the SDK, and its replacement exports the names imported from it',
  (file) => {
    const exported = [...(REPLACED.get(file) ?? '').matchAll(/export (?:class|const) (\w+)/g)].map(([, name]) => name);
    for (const name of exported) expect(read(file)).toMatch(new RegExp(`export \\{.*\\b${name}\\b`));
  },
);

test.each([...UNUSED.keys()])('%s is built without its unused parts', (file) => {
  const whole = read(file);
  const part = partOfSdk(whole, join(PACKAGES, file)) ?? whole;
  expect(part.length).toBeLessThan(whole.length);
  for (const head of UNUSED.get(file)?.methods?.flatMap(([, heads]) => heads) ?? []) expect(whole).toContain(head);
});

test('a part that a newer SDK does not have fails the build', () => {
  const path = 'C:\\here\\node_modules\\colyseus.js\\build\\Room.mjs';
  expect(() => partOfSdk('class Place {\n}\n', path)).toThrow('the SDK has no class Room {');
});

test.each(['/here/client/main.ts', '/here/node_modules/colyseus.js/build/Connection.mjs'])(
  '%s is not changed',
  (path) => {
    expect(partOfSdk('class Room {\n}\n', path)).toBeUndefined();
  },
);
