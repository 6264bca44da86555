import { createHash } from 'node:crypto';
import type { Entropy } from '#table';

/** Secrets that are the same in every run: each call returns the next one of the named series. */
export function entropyFrom(series: string): Entropy {
  let count = 0;
  return () => createHash('sha256').update(`${series} ${count++}`).digest('hex');
}
