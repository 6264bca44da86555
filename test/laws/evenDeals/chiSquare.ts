/** A comparison of counts with what chance gives, as a normal deviate: 0 on average, beyond 4 once in 30,000. */
export interface Deviation {
  readonly name: string;
  readonly z: number;
}

/** The normal deviate of a chi-square value (Wilson and Hilferty). */
export function deviationOf(name: string, chiSquare: number, freedom: number): Deviation {
  const spread = 2 / (9 * freedom);
  return { name, z: (Math.cbrt(chiSquare / freedom) - (1 - spread)) / Math.sqrt(spread) };
}

/** Compares how often each outcome was met with its probability. */
export function compareCounts(name: string, counts: ArrayLike<number>, chances: readonly number[]): Deviation {
  const total = Array.from(counts).reduce((sum, count) => sum + count, 0);
  const chiSquare = chances.reduce((sum, chance, outcome) => {
    const expected = chance * total;
    return sum + ((counts[outcome] as number) - expected) ** 2 / expected;
  }, 0);
  return deviationOf(name, chiSquare, chances.length - 1);
}

/**
 * Compares a square of counts, how often each card lay at each place in `deals` random orders. Rows and columns have
 * fixed sums, and the cards of one order exclude each other, which takes a part of the variance away.
 */
export function compareSquare(name: string, counts: ArrayLike<number>, size: number, deals: number): Deviation {
  const expected = deals / size;
  let chiSquare = 0;
  for (let cell = 0; cell < size * size; cell++) chiSquare += ((counts[cell] as number) - expected) ** 2 / expected;
  return deviationOf(name, (chiSquare * (size - 1)) / size, (size - 1) ** 2);
}

/** Compares how often each of `pack` cards was among `held` cards drawn from them without putting back. */
export function compareHeld(name: string, counts: ArrayLike<number>, held: number, deals: number): Deviation {
  const pack = counts.length;
  const expected = (deals * held) / pack;
  const rest = 1 - held / pack;
  const chiSquare = Array.from(counts).reduce((sum, count) => sum + (count - expected) ** 2 / (expected * rest), 0);
  return deviationOf(name, (chiSquare * (pack - 1)) / pack, pack - 1);
}

/** The chances of 0 to `special` special cards among `held` of a pack (hypergeometric). */
export function chancesOf(pack: number, special: number, held: number): readonly number[] {
  const all = choose(pack, held);
  return Array.from({ length: special + 1 }, (_, n) => (choose(special, n) * choose(pack - special, held - n)) / all);
}

const choose = (n: number, k: number): number =>
  Array.from({ length: k }, (_, i) => (n - i) / (i + 1)).reduce((product, factor) => product * factor, 1);
