import { createHash } from 'node:crypto';
import type { Entropy, SecretUse } from '#table';

const secretOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Secrets that are the same in every run: each call returns the next one of the named series. */
export function entropyFrom(series: string): Entropy {
  let count = 0;
  return () => secretOf(`${series} ${count++}`);
}

/**
 * The same, but a table's secrets follow from their use alone: its deals are the same, however often guests and tables
 * ask for theirs in between.
 */
export function secretsByUse(series: string): (use?: SecretUse) => string {
  const others = entropyFrom(series);
  return (use) => (use === undefined ? others() : secretOf(`${series} ${use}`));
}
