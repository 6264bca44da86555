import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Every file in a folder and those within it, or the file itself, in the same order on every machine. */
export function filesUnder(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(join(path, name)));
}
