/** A file of Phaser, as the bundler has its path. */
const OF_PHASER = /\/node_modules\/phaser\/src\/(.+)$/;

/** What Phaser asks about itself while it is built. Without sound and without its tracer of WebGL calls. */
const SWITCHES: ReadonlyMap<string, string> = new Map([
  ['typeof CANVAS_RENDERER', 'true'],
  ['typeof WEBGL_RENDERER', 'true'],
  ['typeof WEBGL_DEBUG', 'false'],
  ['typeof FEATURE_SOUND', 'false'],
]);

const NOTHING = 'module.exports = {};';

/** How high letters are. Phaser asks a canvas of its own at every change of a text; a typeface is as high as before. */
const MEASURE_TEXT = `
var context = document.createElement('canvas').getContext('2d');
var known = new Map();
module.exports = function (style) {
  if (!known.has(style._font)) {
    context.font = style._font;
    var { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } = context.measureText(style.testString);
    known.set(style._font, { ascent, descent, fontSize: ascent + descent });
  }
  return known.get(style._font);
};`;

/**
 * What Phaser requires only to offer it, and what stands there instead: paths inside its sources. The table has no filters,
 * hears its pointers itself, and draws its textures.
 */
export const LEFT_OUT: readonly (readonly [files: RegExp, instead: string])[] = [
  [/^filters\/\w+\.js$/, NOTHING],
  [/^renderer\/webgl\/renderNodes\/filters\/\w+\.js$/, NOTHING],
  [/^input\/(?:keyboard|mouse|touch)\/\w+Manager\.js$/, NOTHING],
  [/^textures\/parsers\/(?:AtlasXML|JSON\w+|KTXParser|PCT\w*|PVRParser|SpriteSheet\w*|UnityYAML)\.js$/, NOTHING],
  [/^gameobjects\/text\/MeasureText\.js$/, MEASURE_TEXT],
  // All of the renderer's insides, asked for the names of a few events.
  [/^renderer\/index\.js$/, "module.exports = { Events: require('./events') };"],
  // All of its mathematics, asked for chance.
  [
    /^math\/index\.js$/,
    "module.exports = { RandomDataGenerator: require('./random-data-generator/RandomDataGenerator') };",
  ],
];

/** A file of Phaser's sources as our build has it; undefined for any other file. */
export function partOfPhaser(code: string, file: string): string | undefined {
  const path = OF_PHASER.exec(file.replaceAll('\\', '/'))?.[1];
  if (path === undefined) return undefined;
  const instead = LEFT_OUT.find(([files]) => files.test(path))?.[1];
  if (instead !== undefined) return instead;
  return [...SWITCHES].reduce((text, [asked, answer]) => text.replaceAll(asked, answer), code);
}
