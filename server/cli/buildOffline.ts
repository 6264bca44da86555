import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The files of the built page that are cached for offline use: all but pictures meant for other sites. */
const KEPT =
  /^(?:index\.html|first\.js|manifest\.webmanifest|icon\.svg|icon-192\.png|assets\/.+\.(?:js|css|woff2|svg|png|webp))$/;

/** Fonts of other scripts, which are cached only once they are used. */
const OTHER_SCRIPTS = /-(?:cyrillic|greek|vietnamese|latin-ext)(?:-ext)?-wght-/;

interface PageFile {
  readonly url: string;
  /** A hash of the file's content; null if its name already contains one. */
  readonly revision: string | null;
}

/** Lists the files of a built page that are cached on a device. */
export function pageFiles(folder: string): readonly PageFile[] {
  return filesUnder(folder)
    .map((file) => relative(folder, file).split(sep).join('/'))
    .filter((name) => KEPT.test(name) && !OTHER_SCRIPTS.test(name))
    .map((name) => ({ url: `/${name}`, revision: name.startsWith('assets/') ? null : markOf(join(folder, name)) }));
}

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
