import { median } from './report.ts';

/** The part at the start that is not counted: memory grows until the first collections. */
const WARM_UP = 0.1;

/** The median of the last quarter of the values ÷ that of the first quarter, after a warm-up. */
export function drift(values: readonly number[]): number {
  const counted = values.slice(Math.floor(values.length * WARM_UP));
  const quarter = Math.max(1, Math.floor(counted.length / 4));
  return median(counted.slice(-quarter)) / median(counted.slice(0, quarter));
}
