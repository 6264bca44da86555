import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** Expects what `toStrictEqual` does, but finds equal values equal in a fraction of its time: for many comparisons. */
export function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toStrictEqual(expected);
}
