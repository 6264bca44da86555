/** A source file of Phaser, by the bundler's path. */
const OF_PHASER = /\/node_modules\/phaser\/src\/(.+)$/;

/** Phaser's build-time flags. Sound and the WebGL debugger are off. */
const SWITCHES: ReadonlyMap<string, string> = new Map([
  ['typeof CANVAS_RENDERER', 'true'],
  ['typeof WEBGL_RENDERER', 'true'],
  ['typeof WEBGL_DEBUG', 'false'],
  ['typeof FEATURE_SOUND', 'false'],
]);

const NOTHING = 'module.exports = {};';

/**
 * Phaser measures the font with a new canvas for every change of a text. This replacement caches the result per font.
 */
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
 * Modules that Phaser requires but the table never uses, by path in its sources, and their replacements. The table has
 * no filters, lines, lights or tiles, handles pointers itself, and draws its own textures and motion.
 */
export const LEFT_OUT: readonly (readonly [files: RegExp, instead: string])[] = [
  [/^filters\/\w+\.js$/, NOTHING],
  [/^renderer\/webgl\/renderNodes\/filters\/\w+\.js$/, NOTHING],
  [
    /^renderer\/webgl\/renderNodes\/submitter\/Submitter(?:MeshToQuad|SpriteGPULayer|Tile|TilemapGPULayer)\.js$/,
    NOTHING,
  ],
  [
    /^renderer\/webgl\/renderNodes\/(?:BatchHandlerPointLight|BatchHandlerStrip|DrawLine|FillPath|StrokePath)\.js$/,
    NOTHING,
  ],
  [/^(?:animations\/Animation|display\/ColorMatrix|gameobjects\/components\/PathFollower)\.js$/, NOTHING],
  [/^textures\/DynamicTexture\.js$/, NOTHING],
  [/^input\/(?:keyboard|mouse|touch)\/\w+Manager\.js$/, NOTHING],
  [/^textures\/parsers\/(?:AtlasXML|JSON\w+|KTXParser|PCT\w*|PVRParser|SpriteSheet\w*|UnityYAML)\.js$/, NOTHING],
  [/^gameobjects\/text\/MeasureText\.js$/, MEASURE_TEXT],
  // Only the names of a few events are needed of the whole renderer.
  [/^renderer\/index\.js$/, "module.exports = { Events: require('./events') };"],
  // Only the random generator is needed of all its mathematics.
  [
    /^math\/index\.js$/,
    "module.exports = { RandomDataGenerator: require('./random-data-generator/RandomDataGenerator') };",
  ],
];

/** Returns the code of a Phaser source file for our build; undefined for any other file. */
export function partOfPhaser(code: string, file: string): string | undefined {
  const path = OF_PHASER.exec(file.replaceAll('\\', '/'))?.[1];
  if (path === undefined) return undefined;
  const instead = LEFT_OUT.find(([files]) => files.test(path))?.[1];
  if (instead !== undefined) return instead;
  return [...SWITCHES].reduce((text, [asked, answer]) => text.replaceAll(asked, answer), code);
}
