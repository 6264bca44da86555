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

/** A class whose objects do nothing: Phaser creates one of each of its managers. */
const IDLE = 'module.exports = function () {};';

/** An effect of the camera that never runs. */
const NO_EFFECT = `
var none = function () {};
var Effect = function () {};
Effect.prototype = {
  isRunning: false, preRender: none, update: none, reset: none, destroy: none,
  postRenderWebGL: none, postRenderCanvas: none,
};
module.exports = { Fade: Effect, Flash: Effect, Pan: Effect, RotateTo: Effect, Shake: Effect, Zoom: Effect };`;

/** The filters of a camera: none. */
const NO_FILTERS = `
module.exports = function () {
  this.length = 0;
  this.getActive = function () { return []; };
  this.destroy = function () {};
};`;

/** A picture that Phaser makes for textures drawn in its own way. */
const NO_TILES = `
module.exports = function () {
  this.setOrigin = function () { return this; };
  this.destroy = function () {};
};`;

/** The projection onto the canvas, the only use of a matrix in space. */
const PROJECTION = `
module.exports = function () {
  var val = this.val = new Float32Array(16);
  this.identity = function () {
    val.fill(0);
    val[0] = val[5] = val[10] = val[15] = 1;
    return this;
  };
  this.ortho = function (left, right, bottom, top, near, far) {
    val.set([
      2 / (right - left), 0, 0, 0, 0, 2 / (top - bottom), 0, 0, 0, 0, 2 / (near - far), 0,
      (left + right) / (left - right), (top + bottom) / (bottom - top), (far + near) / (near - far), 1,
    ]);
    return this;
  };
};`;

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
 * no filters, lines, lights, tiles, snapshots or effects of the camera, handles pointers itself, and draws its own
 * textures and motion. A use of a part left out throws.
 */
export const LEFT_OUT: readonly (readonly [files: RegExp, instead: string])[] = [
  [/^filters\/\w+\.js$/, NOTHING],
  [/^renderer\/webgl\/renderNodes\/filters\/\w+\.js$/, NOTHING],
  [/^renderer\/webgl\/renderNodes\/submitter\/Submitter(?:MeshToQuad|SpriteGPULayer|Tile\w*)\.js$/, NOTHING],
  [/^renderer\/webgl\/renderNodes\/BatchHandler(?:PointLight|Strip|TileSprite|Tri|TriFlat)\.js$/, NOTHING],
  [/^renderer\/webgl\/renderNodes\/(?:DrawLine|Fill(?:Path|Rect|Tri)|StrokePath)\.js$/, NOTHING],
  [/^renderer\/webgl\/renderNodes\/(?:DynamicTextureHandler|RebindContext|YieldContext)\.js$/, NOTHING],
  [/^renderer\/webgl\/renderNodes\/texturer\/TexturerTileSprite\.js$/, NOTHING],
  [/^renderer\/webgl\/renderNodes\/transformer\/Transformer(?:Stamp|Tile|TileSprite|Vertex)\.js$/, NOTHING],
  [/^renderer\/webgl\/renderNodes\/FillCamera\.js$/, IDLE],
  [/^renderer\/webgl\/DrawingContextPool\.js$/, IDLE],
  [/^renderer\/snapshot\/\w+Snapshot\.js$/, NOTHING],
  [/^(?:animations\/AnimationManager|cache\/CacheManager|data\/DataManager|input\/InputManager)\.js$/, IDLE],
  [/^(?:core\/DebugHeader|dom\/CreateDOMContainer)\.js$/, IDLE],
  [/^cameras\/2d\/effects\/index\.js$/, NO_EFFECT],
  [/^gameobjects\/components\/FilterList\.js$/, NO_FILTERS],
  [/^gameobjects\/components\/(?:Filters|GetBounds|ToJSON)\.js$/, NOTHING],
  [/^gameobjects\/tilesprite\/TileSprite\.js$/, NO_TILES],
  [/^math\/Matrix4\.js$/, PROJECTION],
  [/^geom\/(?:line\/Line|rectangle\/(?:GetPoint|GetPoints|Random))\.js$/, NOTHING],
  [/^device\/(?:Audio|Video)\.js$/, NOTHING],
  [/^display\/mask\/GeometryMask\.js$/, NOTHING],
  [/^loader\/FileTypesManager\.js$/, NOTHING],
  [
    /^utils\/array\/index\.js$/,
    "module.exports = { Add: require('./Add'), Remove: require('./Remove'), StableSort: require('./StableSort') };",
  ],
  [/^(?:animations\/Animation|display\/ColorMatrix|gameobjects\/components\/PathFollower)\.js$/, NOTHING],
  [/^textures\/DynamicTexture\.js$/, NOTHING],
  [/^input\/(?:keyboard|mouse|touch)\/\w+Manager\.js$/, NOTHING],
  [/^textures\/parsers\/(?:AtlasXML|JSON\w+|KTXParser|PCT\w*|PVRParser|SpriteSheet\w*|UnityYAML)\.js$/, NOTHING],
  [/^gameobjects\/text\/MeasureText\.js$/, MEASURE_TEXT],
  // True of every browser the page supports. Phaser's own tests create a WebGL context and read back pixels.
  [/^device\/Features\.js$/, 'module.exports = { canvas: true, webGL: true };'],
  [/^device\/CanvasFeatures\.js$/, 'module.exports = { supportInverseAlpha: true, supportNewBlendModes: true };'],
  // Only the names of a few events are needed of the whole renderer.
  [/^renderer\/index\.js$/, "module.exports = { Events: require('./events') };"],
  // Of all its mathematics, Phaser seeds a random generator, which the table never asks.
  [/^math\/index\.js$/, 'module.exports = { RandomDataGenerator: function () {} };'],
];

/** Returns the code of a Phaser source file for our build; undefined for any other file. */
export function partOfPhaser(code: string, file: string): string | undefined {
  const path = OF_PHASER.exec(file.replaceAll('\\', '/'))?.[1];
  if (path === undefined) return undefined;
  const instead = LEFT_OUT.find(([files]) => files.test(path))?.[1];
  if (instead !== undefined) return instead;
  return [...SWITCHES].reduce((text, [asked, answer]) => text.replaceAll(asked, answer), code);
}
