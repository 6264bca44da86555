import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { LANGUAGES } from '#rules';
import type { FixedId } from '#text';
import { packFiles } from '../http/builtPage.ts';
import { RULE_MESSAGES } from '../http/wording.ts';

const ROOT = join(import.meta.dirname, '../..');
const STAMP = join(ROOT, 'dist/.built-from');
const SOURCES = ['client', 'shared', 'public', 'package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'];

/** A hash of names and contents. Modification times would not do: they change with a clone or a branch switch. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesUnder(join(ROOT, source)))) {
    const content = readFileSync(file);
    hash.update(`${relative(ROOT, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Whether the page in `dist` was built from sources with this fingerprint. */
const isBuiltFrom = (sources: string): boolean => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources;

/**
 * Builds the page if it is out of date, in a child process: in the server's own process the build tool would occupy
 * 500 MB for good.
 * @throws Error if the build fails; the reason is printed
 */
export function buildClientApart(): void {
  if (isBuiltFrom(fingerprint())) return;
  const { status } = spawnSync(process.execPath, [import.meta.filename], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The page could not be built.');
}

/** Builds the page into `dist` unless it is up to date. Returns true if it was built. */
export async function buildClient(): Promise<boolean> {
  const sources = fingerprint();
  if (isBuiltFrom(sources)) return false;
  // Imported only when needed, so that a server with an up-to-date page starts without the build tool.
  const { build } = await import('vite');
  await build({ root: join(ROOT, 'client'), configFile: join(ROOT, 'vite.config.ts'), logLevel: 'warn' });
  await buildRuleStyles();
  buildManifests(join(ROOT, 'dist'));
  await buildOffline(join(ROOT, 'client'), join(ROOT, 'dist'));
  await packFiles(join(ROOT, 'dist/assets'));
  writeFileSync(STAMP, sources);
  return true;
}

/** Builds the style sheet of the server's pages of rules, which link to it by its name. */
async function buildRuleStyles(): Promise<void> {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root: join(ROOT, 'client'),
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: join(ROOT, 'dist'),
      emptyOutDir: false,
      target: 'safari16',
      rolldownOptions: {
        input: join(ROOT, 'client/styles/rulesPages.css'),
        output: { assetFileNames: '[name][extname]' },
      },
    },
  });
}

interface Manifest {
  readonly shortcuts: readonly { readonly url: string }[];
}

/**
 * Writes the manifest of the installed app in each other language beside the English one: `manifest.fr.webmanifest`.
 * `client/app/followSettings.ts` links to that of the page's language.
 * @param folder the folder of the built page
 */
export function buildManifests(folder: string): void {
  const english: Manifest = JSON.parse(readFileSync(join(folder, 'manifest.webmanifest'), 'utf8'));
  const { en: _, ...others } = RULE_MESSAGES;
  for (const say of Object.values(others)) {
    const own = {
      ...english,
      lang: say.code,
      description: say('app-about'),
      shortcuts: english.shortcuts.map((shortcut) => ({ ...shortcut, name: say(nameOf(shortcut.url)) })),
    };
    writeFileSync(join(folder, `manifest.${say.code}.webmanifest`), JSON.stringify(own));
  }
}

/** The shortcuts, by their addresses. */
const SHORTCUTS = {
  '/?daily': 'app-shortcut-daily',
  '/?games': 'app-shortcut-games',
  '/?history': 'app-shortcut-history',
} as const satisfies Readonly<Record<string, FixedId>>;

/** The message with the name of the shortcut with this address. */
function nameOf(url: string): FixedId {
  const name = (SHORTCUTS as Readonly<Record<string, FixedId>>)[url];
  if (!name) throw new Error(`no name for the shortcut ${url}`);
  return name;
}

/** The files of the built page that are cached for offline use: all but pictures meant for other sites and texts. */
const KEPT =
  /^(?:index\.html|first\.js|manifest(?:\.[\w-]+)?\.webmanifest|icon\.svg|icon-192\.png|assets\/.+\.(?:js|css|woff2|svg|png|webp))$/;

/** Fonts of other scripts, which are cached only once they are used. */
const OTHER_SCRIPTS = /-(?:cyrillic|greek|vietnamese|latin-ext)(?:-ext)?-wght-/;

/** The pseudo-language, which nobody is offered. */
const PSEUDO = /^assets\/pseudo-/;

/** Whether this is a file of a language's messages, for the first screen or for later. */
const isTextOf = (code: string, name: string): boolean =>
  new RegExp(`^assets/messages-${code}(?:-more)?-.{8}\\.js$`).test(name);

interface PageFile {
  readonly url: string;
  /** A hash of the file's content; null if its name already contains one. */
  readonly revision: string | null;
}

const namesIn = (folder: string): readonly string[] =>
  filesUnder(folder).map((file) => relative(folder, file).split(sep).join('/'));

/** Lists the files of a built page that are cached on a device, in any language. */
export function pageFiles(folder: string): readonly PageFile[] {
  return namesIn(folder)
    .filter((name) => KEPT.test(name) && !OTHER_SCRIPTS.test(name) && !PSEUDO.test(name))
    .filter((name) => !LANGUAGES.some(({ code }) => isTextOf(code, name)))
    .map((name) => ({ url: `/${name}`, revision: name.startsWith('assets/') ? null : markOf(join(folder, name)) }));
}

/** Lists the files of each language's texts, by the language's code. */
const textFiles = (folder: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language.code,
      namesIn(folder)
        .filter((name) => isTextOf(language.code, name))
        .map((name) => `/${name}`),
    ]),
  );

const markOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);

/** Builds the service worker that caches the page into `folder`: one file at the top, with a fixed name. */
async function buildOffline(root: string, folder: string): Promise<void> {
  const { build } = await import('vite');
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: {
      PAGE_FILES: JSON.stringify(pageFiles(folder)),
      TEXT_FILES: JSON.stringify(textFiles(folder)),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'safari16',
      rolldownOptions: {
        input: join(root, 'offline/offline.worker.ts'),
        output: { format: 'iife', entryFileNames: 'offline.js' },
      },
    },
  });
}

/** All files below a path, or the file itself, in the same order on every machine. */
function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}

// Last, as it needs the constants of this whole module.
if (import.meta.main) {
  console.log((await buildClient()) ? 'Page built.' : 'The page is up to date.');
}
