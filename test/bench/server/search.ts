/** A search for the largest number that fits, by trying. */
export interface Search {
  readonly from: number;
  readonly step: number;
  readonly most: number;
}

/**
 * The largest multiple of `step` that fits, if everything below a number that fits does too: grows by halves until one
 * does not fit, and then halves the gap. 0 if not even one step fits, `most` if all do.
 */
export async function largestFitting(
  { from, step, most }: Search,
  fits: (count: number) => Promise<boolean>,
): Promise<number> {
  const rounded = (count: number): number => Math.round(count / step) * step;
  let [low, high] = [0, most + step];
  let next = from;
  while (high - low > step) {
    if (await fits(next)) low = next;
    else high = next;
    const middle = rounded((low + high) / 2);
    const grown = high > most ? Math.min(most, Math.max(low + step, rounded(1.5 * low))) : middle;
    // Rounding must not try a bound again.
    next = Math.min(Math.max(grown, low + step), high - step);
  }
  return low;
}
