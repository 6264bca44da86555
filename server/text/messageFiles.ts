import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { MESSAGE_FILES, type MessagePart, type ReadMessages } from '#text';

const FOLDER = join(import.meta.dirname, '../../shared/text');

/** Reads the message files of a language. A page fetches them as they were read by the build (`client/text`). */
export const fetchMessages = (code: string, part: MessagePart): Promise<readonly ReadMessages[]> =>
  Promise.all(
    MESSAGE_FILES[part].map(
      async (name) => new FluentResource(await readFile(join(FOLDER, code, `${name}.ftl`), 'utf8')),
    ),
  );
