import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, type MessagePart } from '#text';

const FOLDER = join(import.meta.dirname, '../../shared/text');

/** The message files of a language. */
export const readMessageFiles = (code: string, part: MessagePart): readonly string[] =>
  filesOf(part).map((name) => readFileSync(join(FOLDER, code, `${name}.ftl`), 'utf8'));

/** The message files of a language, as a page fetches them (`client/text/messageFiles.ts`). */
export const fetchMessageFiles = async (code: string, part: MessagePart): Promise<readonly string[]> =>
  readMessageFiles(code, part);
