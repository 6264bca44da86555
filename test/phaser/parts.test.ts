import { globSync } from 'node:fs';
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
