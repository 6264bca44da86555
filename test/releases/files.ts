import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

/** The path of a file in the folder of a version. */
export const pathIn = (release: string, file: string): string => join(import.meta.dirname, release, file);

/** Writes a file of a version, compressed. */
export const writePacked = (release: string, file: string, content: string | Buffer): void =>
  writeFileSync(pathIn(release, `${file}.gz`), gzipSync(content));

/** Reads a file of a version, whether it is compressed or, as in version 0.1, is not. */
export function readPacked(release: string, file: string): Buffer {
  const path = pathIn(release, file);
  return existsSync(path) ? readFileSync(path) : gunzipSync(readFileSync(`${path}.gz`));
}

/** Reads a JSON file of a version. */
export const readJson = <Value>(release: string, file: string): Value =>
  JSON.parse(readPacked(release, file).toString()) as Value;
