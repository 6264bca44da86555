import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MESSAGE_FILES } from '#text';

const FOLDER = join(import.meta.dirname, '../../shared/text');

/** Reads the message files of a language. A page fetches them (`client/text/messageFiles.ts`). */
export const fetchMessageFiles = (code: string): Promise<readonly string[]> =>
  Promise.all(MESSAGE_FILES.map((name) => readFile(join(FOLDER, code, `${name}.ftl`), 'utf8')));
