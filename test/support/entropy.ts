import { createHash } from 'node:crypto';
import type { Entropy } from '#table';

/** Secrets that are the same in every run: the first, second, … of a named series. */
export function entropyFrom(series: string): Entropy {
  let count = 0;
  return () => createHash('sha256').update(`${series} ${count++}`).digest('hex');
}
