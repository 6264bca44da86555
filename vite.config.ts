import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { build, defineConfig, type Plugin } from 'vite';
import { partOfSdk } from './client/net/lib/parts.ts';
import { partOfPhaser } from './client/phaser/lib/parts.ts';
import { DRAFTS, LANGUAGES as OFFERED, PAGE_LANGUAGES, PSEUDO } from './shared/rules/words/languages.ts';
import { MESSAGE_FILES, type MessagePart } from './shared/text/files.ts';

/** The game server's address during `npm run dev`. */
const gameServer = process.env.GAME_SERVER ?? 'http://127.0.0.1:2567';

/**
 * During development, `/?gallery=NAME` shows a prepared table (test/gallery) instead of the page. Builds leave it out.
 */
const gallery: Plugin = {
  name: 'gallery',
  apply: 'serve',
  transformIndexHtml: {
    order: 'pre',
    handler: (html, { originalUrl = '' }) =>
      /[?&]gallery\b/.test(originalUrl)
        ? html.replace('/main.ts', `/@fs${import.meta.dirname}/test/gallery/main.ts`)
        : html,
  },
};

/**
 * Lists in a template of `index.html` what a table needs besides the home screen, for `app/ahead.ts`, and preloads the
 * typeface, which the browser would find only once it has read the styles.
 */
const ahead: Plugin = {
  name: 'ahead',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const picture = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/client/phaser/index.ts'));
      const files = picture ? [picture.fileName, ...picture.imports] : [];
      const links = files
        .filter((file) => !html.includes(file))
        .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
      const typeface = Object.keys(bundle).find((file) => /\/inter-latin-wght-normal-[^/]*\.woff2$/.test(file));
      const preload = typeface ? `<link rel="preload" as="font" crossorigin href="/${typeface}">` : '';
      return html
        .replace('<script type="module"', `${preload}\n    <script type="module"`)
        .replace('</body>', `  <template id="ahead">${links.join('')}</template>\n  </body>`);
    },
  },
};

/**
 * Lists the files of each language's texts in a template of `index.html`, for `first/main.ts`, which is loaded with the
 * page and runs before the first paint.
 */
const texts: Plugin = {
  name: 'texts',
  apply: 'build',
  async generateBundle() {
    const built = await build({
      configFile: false,
      root: `${import.meta.dirname}/client`,
      logLevel: 'warn',
      publicDir: false,
      build: {
        write: false,
        // It tells browsers too old for the page that they are.
        target: 'es2017',
        rolldownOptions: { input: `${import.meta.dirname}/client/first/main.ts`, output: { format: 'iife' } },
      },
    });
    const [script] = [built].flat().flatMap((one) => ('output' in one ? one.output : []));
    if (script?.type === 'chunk') this.emitFile({ type: 'asset', fileName: 'first.js', source: script.code });
  },
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const links = PAGE_LANGUAGES.flatMap(({ code }) => {
        // The pseudo-language is made from English.
        const name = `messages-${code === PSEUDO.code ? 'en' : code}`;
        const file = chunks.find((chunk) => chunk.name === name)?.fileName;
        return file ? [`<link rel="modulepreload" crossorigin data-language="${code}" href="/${file}">`] : [];
      });
      return html.replace(
        '</head>',
        `  <template id="texts">${links.join('')}</template>\n    <script src="/first.js"></script>\n  </head>`,
      );
    },
  },
};

/** The module `virtual:messages`, and those of a language's two parts: `messages:de/first`. */
const MESSAGES = 'virtual:messages';
const PART = /^\0messages:([\w-]+)\/(first|further)$/;

/** Reads the messages of each language when the page is built: a browser needs no parser. */
const messages: Plugin = {
  name: 'messages',
  resolveId: (id) => (id === MESSAGES || PART.test(`\0${id}`) ? `\0${id}` : null),
  load(id) {
    if (id === `\0${MESSAGES}`) return moduleOfLanguages();
    const [, code = '', part] = PART.exec(id) ?? [];
    if (!part) return null;
    const files = MESSAGE_FILES[part as MessagePart].map(
      (name) => `${import.meta.dirname}/shared/text/${code}/${name}.ftl`,
    );
    for (const file of files) this.addWatchFile(file);
    return `export default ${JSON.stringify(files.map(readMessages)).replaceAll(',"attributes":{}', '')}`;
  },
};

/** The languages that have messages of their own. */
const LANGUAGES = [...OFFERED, ...DRAFTS];

const moduleOfLanguages = (): string =>
  `export const PARTS = {${LANGUAGES.map(({ code }) => {
    const parts = Object.keys(MESSAGE_FILES).map((part) => `${part}: () => import('messages:${code}/${part}')`);
    return `${JSON.stringify(code)}: { ${parts.join(', ')} }`;
  })}}`;

const readMessages = (file: string): FluentResource => new FluentResource(readFileSync(file, 'utf8'));

/** The name of the file with a part of a language's messages: `messages-de`, `messages-de-more`. */
function messagesFile(module: string): string {
  const [, code, part] = PART.exec(module) ?? [];
  return part === 'first' ? `messages-${code}` : `messages-${code}-more`;
}

/** Builds Phaser from its sources, without the parts the table does not use. */
const leanPhaser = { name: 'lean-phaser', transform: partOfPhaser };

/** Builds the Colyseus SDK without the parts the page does not use. */
const leanSdk: Plugin = { name: 'lean-sdk', apply: 'build', transform: partOfSdk };

/**
 * Importing a module of `shared` has no side effects, so code that only some screens or workers use is bundled with
 * these alone.
 */
const treeshake = { moduleSideEffects: [{ test: /[\\/]shared[\\/]/, sideEffects: false }] };

/** The files to fetch at once with a file that is imported later: itself is, and the page has the runtime already. */
const neededWith = (file: string, files: string[], { hostType }: { readonly hostType: 'html' | 'js' }): string[] =>
  hostType === 'html' ? files : files.filter((one) => one !== file && !one.includes('/rolldown-runtime-'));

export default defineConfig({
  root: 'client',
  plugins: [leanPhaser, leanSdk, messages, gallery, ahead, texts],
  publicDir: '../public',
  resolve: {
    alias: {
      // Phaser's package does not export its sources.
      'phaser/src': `${import.meta.dirname}/node_modules/phaser/src`,
    },
  },
  optimizeDeps: { rolldownOptions: { plugins: [leanPhaser] } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'safari16',
    // Phaser with both renderers is 440 kB.
    chunkSizeWarningLimit: 600,
    modulePreload: { resolveDependencies: neededWith },
    rolldownOptions: {
      treeshake,
      output: {
        // A chunk of its own stays in the browser's cache when only the game changes.
        codeSplitting: {
          groups: [
            { name: 'phaser-lib', test: /node_modules[\\/](?:phaser|eventemitter3)/ },
            { name: 'page', tags: ['$initial'] },
            // A language's messages for the first screen and the table, and the rest.
            { name: messagesFile, debugName: 'messages', test: PART },
            // The table, the settings and further designs draw with the same code.
            { name: 'faces', test: /client[\\/]faces[\\/](?!more|avatars|courts|jester)/ },
            // Shown without being asked for: the rest of home, and the log of a table.
            {
              name: 'home',
              test: /client[\\/](?:home[\\/]HomeLists\.tsx|device[\\/]lastGames\.ts)/,
            },
            { name: 'log', test: /client[\\/]table[\\/]tableLog\.ts/ },
            // Opened by a click: the screens around the table, and the panels at it, which are fetched ahead.
            {
              name: 'screens',
              test: /client[\\/](?:app[\\/]Screens|home[\\/]PlayOptions|ui[\\/](?:SettingsForm|ProblemMore))\.tsx/,
            },
            {
              name: 'panels',
              test: /client[\\/](?:table[\\/]panels[\\/]TablePanels|guide[\\/]Lesson|ui[\\/]QrPanel)\.tsx/,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es', rolldownOptions: { treeshake } },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/rt': { target: gameServer, ws: true, rewrite: (path) => path.replace(/^\/rt/, '') },
      '/healthz': { target: gameServer },
    },
  },
});
