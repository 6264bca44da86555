import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packFiles } from '../http/packed.ts';
import { buildManifests } from './buildManifests.ts';
import { buildOffline, filesUnder } from './buildOffline.ts';

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

if (import.meta.main) {
  console.log((await buildClient()) ? 'Page built.' : 'The page is up to date.');
}
