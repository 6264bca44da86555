import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { LANGUAGES } from '#rules';

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
export async function buildOffline(root: string, folder: string): Promise<void> {
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
export function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}
