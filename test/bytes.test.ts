import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { LANGUAGES } from '#rules';
import { kilobytes, MOST_BYTES } from './bench/client/sizes.ts';

/** The page is built first. */

const ROOT = join(import.meta.dirname, '..');

/** The page's program, and the messages of its language for the first screen and the table. */
const FIRST = ['client/main.ts', '\0messages:en/first'];
/** The languages that an English page does not need. */
const OTHERS = LANGUAGES.map(({ code }) => code).filter((code) => code !== 'en');
/** Modules loaded before the first card, besides the page itself. */
const TABLE = ['client/phaser/index.ts', 'client/faces/back.ts'];
const PEOPLE = ['client/net/connect.ts'];

let chunks: Rolldown.OutputChunk[] = [];

beforeAll(async () => {
  // Vitest's own setting would build the page with the checks of development.
  vi.stubEnv('NODE_ENV', 'production');
  const written = { write: false, reportCompressedSize: false } as const;
  const built = await build({
    root: join(ROOT, 'client'),
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'error',
    build: written,
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  chunks = output.filter((file) => file.type === 'chunk');
  vi.unstubAllEnvs();
});

/** The chunks that contain these modules, and all that they import. */
function loaded(modules: readonly string[]): readonly Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  };
  for (const path of modules) {
    const chunk = chunks.find(({ modules: inside }) => path in inside || join(ROOT, path) in inside);
    expect(chunk, path).toBeDefined();
    add(chunk);
  }
  return [...found];
}

/** The files whose code is in these chunks, as paths in the repository. */
const filesIn = (some: readonly Rolldown.OutputChunk[]): readonly string[] =>
  some.flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([path, { renderedLength }]) =>
      renderedLength > 0 ? [path.replace(`${ROOT}/`, '')] : [],
    ),
  );

const sizeOf = (some: readonly Rolldown.OutputChunk[]): number =>
  some.reduce((total, { code }) => total + kilobytes(code), 0);

describe('the first screen', () => {
  test('is loaded as one file, and one with the texts of its language', () => {
    expect(loaded(FIRST).map(({ name }) => name)).toEqual(['index', 'rolldown-runtime', 'messages-en']);
  });

  test.each([
    ['the SDK', /^node_modules\/(?:colyseus\.js|@colyseus|@msgpack|msgpackr)\//],
    ['Phaser', /^node_modules\/phaser\//],
    ['validation', /^node_modules\/valibot\//],
    ['bots', /^shared\/(?:bots|solver)\//],
    [
      'dealing and its chance',
      /^(?:node_modules\/@noble\/|shared\/engine\/(?:random|deal\/(?:dealing|dealHands|openDraw))\.ts)/,
    ],
    ['rules in words', /^shared\/rules\/(?:pictures|words\/(?!languages))/],
    ['screens about rules', /^client\/rules\/\w*(?:Screen|Editor|List|Card|Row|Groups|Panel|Form|Buttons)\.tsx$/],
    ['texts of what is opened later', /^.messages:en\/further/],
    ['other languages', new RegExp(`^.messages:(?:${OTHERS.join('|')})/`)],
    ['settings', /^client\/(?:ui\/SettingsForm|home\/PlayerScreen)\.tsx$/],
    ['the guide', /^client\/(?:guide\/|stage\/calloutPlace)/],
    ['panels opened by a button', /^client\/table\/panels\//],
    ['score sheet', /^client\/scores\//],
    ['end of a deal', /^client\/table\/tally\//],
    ['the picture', /^client\/phaser\//],
    ['the connection', /^client\/net\/(?!seatMemory|openTableStream|ownServer|dailyNow)/],
  ])('needs no %s', (_, files) => {
    expect(filesIn(loaded(FIRST)).filter((path) => files.test(path))).toEqual([]);
  });
});

test.each([
  ['with others', MOST_BYTES.online, PEOPLE],
  ['against bots', MOST_BYTES.practice, ['client/practice/PracticeTable.ts']],
])('the JavaScript to play %s is at most %d kB', (_, most, further) => {
  expect(sizeOf(loaded([...FIRST, ...TABLE, ...further]))).toBeLessThanOrEqual(most);
});
