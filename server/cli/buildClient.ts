import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { buildOffline } from './buildOffline.ts';
import { filesUnder } from './filesUnder.ts';
import { packFiles } from './packFiles.ts';

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

/** Builds the page into `dist` unless the one there was made from these very sources. True if it built. */
export async function buildClient(): Promise<boolean> {
  const sources = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return false;
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
