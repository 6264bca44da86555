import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameRecord, parseRecord } from '#record';

/** The text of a recorded game of `test/records`, by its name. */
export const recordText = (name: string): string =>
  readFileSync(join(import.meta.dirname, `../records/${name}.txt`), 'utf8');

/** That game. */
export function recordNamed(name: string): GameRecord {
  const read = parseRecord(recordText(name));
  if (!read.ok) throw new Error(`${name}: line ${read.reason.line}, ${read.reason.problem}`);
  return read.value;
}
