import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { packFiles } from '../http/packed.ts';
import { buildOffline, filesUnder } from './buildOffline.ts';

const ROOT = join(import.meta.dirname, '../..');
const STAMP = join(ROOT, 'dist/.built-from');
const SOURCES = ['client', 'shared', 'public', 'package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'];

/** Names and contents, not times: a fresh clone and a switched branch have times that mean nothing. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((source) => filesUnder(join(ROOT, source)))) {
    const content = readFileSync(file);
    hash.update(`${relative(ROOT, file)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Was the page in `dist` made from these very sources. */
const isBuiltFrom = (sources: string): boolean => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources;

/**
 * Builds the page, if it must be built, in a process that ends: the build tool would take 500 MB of a server for good.
 * @throws Error when it cannot be built; why is printed
 */
export function buildClientApart(): void {
  if (isBuiltFrom(fingerprint())) return;
  const { status } = spawnSync(process.execPath, [import.meta.filename], { stdio: 'inherit' });
  if (status !== 0) throw new Error('The page cannot be built.');
}

/** Builds the page into `dist` unless the one there was made from these very sources. True if it built. */
export async function buildClient(): Promise<boolean> {
  const sources = fingerprint();
  if (isBuiltFrom(sources)) return false;
  // Loaded only when needed: a server with a ready page starts without the build tool.
  const { build } = await import('vite');
  await build({ root: join(ROOT, 'client'), configFile: join(ROOT, 'vite.config.ts'), logLevel: 'warn' });
  await buildOffline(join(ROOT, 'client'), join(ROOT, 'dist'));
  await packFiles(join(ROOT, 'dist/assets'));
  writeFileSync(STAMP, sources);
  return true;
}

if (import.meta.main) {
  console.log((await buildClient()) ? 'The page is built.' : 'The page is up to date.');
}
