import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LEFT_OUT, partOfPhaser } from '../../client/phaser/lib/parts.ts';

const SOURCES = join(import.meta.dirname, '../../node_modules/phaser/src');
const files = globSync('**/*.js', { cwd: SOURCES }).map((file) => file.replaceAll('\\', '/'));

test.each(LEFT_OUT)('the pattern %s of parts left out still matches files of Phaser', (pattern) => {
  expect(files.filter((file) => pattern.test(file))).not.toEqual([]);
});

test('both renderers are included, sound and the WebGL debugger are not', () => {
  const asked = 'typeof WEBGL_RENDERER, typeof CANVAS_RENDERER, typeof FEATURE_SOUND, typeof WEBGL_DEBUG';
  expect(partOfPhaser(asked, '/here/node_modules/phaser/src/core/Game.js')).toBe('true, true, false, false');
});

test('filters are left out', () => {
  const path = 'C:\\here\\node_modules\\phaser\\src\\filters\\Glow.js';
  expect(partOfPhaser("var Class = require('../utils/Class');", path)).toBe('module.exports = {};');
});

test.each(['/here/client/main.ts', '/here/node_modules/preact/dist/preact.module.js'])('%s is not changed', (path) => {
  expect(partOfPhaser('typeof WEBGL_RENDERER', path)).toBeUndefined();
});

test('the projection is the one of Phaser', () => {
  const file = join(SOURCES, 'math/Matrix4.js');
  const instead = { exports: {} as new () => Projection };
  new Function('module', partOfPhaser('', file) ?? '')(instead);
  const Whole = createRequire(import.meta.url)(file) as new () => Projection;
  for (const [width, height] of [
    [1024, 768],
    [390, 844],
  ] as const) {
    const [part, whole] = [new instead.exports(), new Whole()].map((matrix) => matrix.identity());
    expect(part?.val).toEqual(whole?.val);
    expect(part?.ortho(0, width, height, 0, -1000, 1000).val).toEqual(
      whole?.ortho(0, width, height, 0, -1000, 1000).val,
    );
  }
});

interface Projection {
  readonly val: Float32Array;
  identity(): Projection;
  ortho(left: number, right: number, bottom: number, top: number, near: number, far: number): Projection;
}
