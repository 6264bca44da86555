/** A file of the SDK, of its schema library or of its MessagePack library, by the bundler's path. */
const OF_SDK = /\/node_modules\/((?:colyseus\.js|@colyseus\/schema|msgpackr)\/.+)$/;

/**
 * Modules that the SDK imports but a table never uses, and their replacements: signing in, requests, WebTransport,
 * inputs sent at a rate, Discord, the debugger and old browsers. `entry.ts` reserves seats by requests of its own, and
 * `messagePack.ts` has a library half the size of the SDK's.
 */
export const REPLACED: ReadonlyMap<string, string> = new Map([
  ['colyseus.js/build/Auth.mjs', 'export class Auth {}'],
  ['colyseus.js/build/HTTP.mjs', 'export class HTTP { constructor(sdk, options) { this.options = options; } }'],
  ['colyseus.js/build/3rd_party/discord.mjs', 'export const discordURLBuilder = undefined;'],
  [
    'colyseus.js/build/debug-channel.mjs',
    'export const publishDebug = () => {}; export const debugOverlayActive = () => false;',
  ],
  ['colyseus.js/build/input/RoomInput.mjs', 'export class RoomInput {}'],
  ['colyseus.js/build/legacy.mjs', ''],
  ['colyseus.js/build/transport/H3Transport.mjs', 'export class H3TransportTransport {}'],
  ['msgpackr/index.js', "export * from 'net/messagePack';"],
]);

/** Parts of a file that a page never uses, each by how its first line begins. */
interface Unused {
  /** Declarations and assignments. */
  readonly parts?: readonly string[];
  /** Methods, by the class or object they are in. */
  readonly methods?: readonly (readonly [owner: string, heads: readonly string[]])[];
}

/**
 * Whole functions and classes that a page never uses. A page decodes a state of arrays and schemas and never sends one,
 * so it needs nothing that encodes, tracks changes, filters by viewer or changes an array.
 */
export const UNUSED: ReadonlyMap<string, Unused> = new Map<string, Unused>([
  [
    'colyseus.js/build/Client.mjs',
    {
      methods: [
        [
          'class ColyseusSDK {',
          [
            'static async selectByLatency(',
            'async joinOrCreate(',
            'async create(',
            'async join(',
            'async joinById(',
            'async reconnect(',
            'getLatency(',
            'async createMatchMakeRequest(',
            'getHttpEndpoint(',
          ],
        ],
      ],
    },
  ],
  ['colyseus.js/build/Room.mjs', { methods: [['class Room {', ['sendUnreliable(', 'sendBytes(']]] }],
  [
    '@colyseus/schema/build/index.mjs',
    {
      parts: [
        'class CollectionChangeRecorder {',
        'class CollectionSchema {',
        'class Encoder {',
        'class MapJournal {',
        'class MapSchema {',
        'class Root {',
        'class SchemaChangeRecorder {',
        'class SetSchema {',
        'class StateView {',
        'class StreamSchema {',
        'const encodeArray = function',
        'const encodeSchemaOperation = function',
        'function dequantize(',
        'function makeQuantizedEncoder(',
        'function makeQuantizedSetter(',
        'function quantize(',
        'function resolveQuantize(',
        'Reflection.encode = function',
        'Reflection.makeEncodable = function',
      ],
      methods: [
        [
          'class ArraySchema {',
          [
            'static [$filter](',
            'pop(',
            '$wireIndex(',
            '$isUnsentAdd(',
            '$cancelAdd(',
            '$reindexChildren(',
            '$changeAt(',
            '$deleteAt(',
            '[$reset](',
            'reverse(',
            'shift(',
            'sort(',
            'splice(',
            'unshift(',
            'shuffle(',
            'move(',
            '[$onEncodeEnd](',
          ],
        ],
        [
          'class Schema {',
          [
            'static reset(',
            '[$reset](',
            'static [$filter](',
            'restore(',
            'setDirty(',
            'clone(',
            'static debugRefIds(',
            'static debugRefIdEncodingOrder(',
            'static debugRefIdsFromDecoder(',
            'static debugChanges(',
          ],
        ],
        [
          'const Metadata = {',
          [
            'setTag(',
            'setUnreliable(',
            'setPatchOnly(',
            'setDeprecated(',
            'setFullStateOnly(',
            'setStream(',
            'setStreamPriority(',
          ],
        ],
      ],
    },
  ],
]);

/** The class whose objects record the changes of a sender's state; a page uses the one that records nothing. */
const CHANGE_TREE = 'class ChangeTree {';
const NO_CHANGE_TREE = 'function ChangeTree(ref) { return new UntrackedChangeTree(ref); }';

/**
 * Returns the code of a file of the SDK for our build; undefined for any other file.
 * @throws Error if a part that is to be left out is not there
 */
export function partOfSdk(code: string, file: string): string | undefined {
  const path = OF_SDK.exec(file.replaceAll('\\', '/'))?.[1] ?? '';
  const unused = UNUSED.get(path);
  if (!unused) return REPLACED.get(path);
  const { parts = [], methods = [] } = unused;
  let left = code;
  for (const head of parts) left = replaced(left, head, '', leftOf(head));
  for (const [owner, heads] of methods) {
    const all = blockOf(left, owner, '');
    left = left.replace(all, () => heads.reduce((text, head) => replaced(text, head, '    ', ''), all));
  }
  return left.includes(CHANGE_TREE) ? replaced(left, CHANGE_TREE, '', NO_CHANGE_TREE) : left;
}

const replaced = (code: string, head: string, indent: string, instead: string): string =>
  code.replace(blockOf(code, head, indent), () => instead);

/** The lines from the one that begins with `head` to the closing brace below it. */
function blockOf(code: string, head: string, indent: string): string {
  const start = code.indexOf(`\n${indent}${head}`) + 1;
  if (start === 0) throw new Error(`the SDK has no ${head}`);
  const brace = code.indexOf(`\n${indent}}`, start);
  return code.slice(start, code.indexOf('\n', brace + 1));
}

/** The rest of an unused declaration, which other code names. */
function leftOf(head: string): string {
  const [kind, name] = head.split(/[ (]/);
  if (kind === 'class') return `class ${name} {}`;
  return kind === 'function' || kind === 'const' ? `const ${name} = undefined;` : '';
}
