import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { partOfSdk } from '../../../client/net/lib/parts.ts';

const FILE = fileURLToPath(import.meta.resolve('@colyseus/schema'));
const code = partOfSdk(readFileSync(FILE, 'utf8'), FILE) ?? '';

/** The schema library as a page has it, without the parts that only a server needs. */
export const pageSchema: typeof import('@colyseus/schema') = await import(
  `data:text/javascript,${encodeURIComponent(code)}`
);
