import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../shared/text');

/** Reads message files of a language. A page fetches them (`client/text/messageFiles.ts`). */
export const fetchMessageFiles = (code: string, names: readonly string[]): Promise<readonly string[]> =>
  Promise.all(names.map((name) => readFile(join(FOLDER, code, `${name}.ftl`), 'utf8')));
