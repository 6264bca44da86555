/** An estimate with its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The 97.5 % quantile of the normal distribution. */
const Z = 1.959964;

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The mean of independent values, with the interval of Student's t distribution. The interval of fewer than two values
 * is unbounded.
 */
export function meanEstimate(values: readonly number[]): Estimate {
  const value = meanOf(values);
  const degrees = values.length - 1;
  if (degrees < 1) return { value, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  const variance = values.reduce((sum, one) => sum + (one - value) ** 2, 0) / degrees;
  const half = tQuantile(degrees) * Math.sqrt(variance / values.length);
  return { value, low: value - half, high: value + half };
}

/**
 * The 97.5 % quantile of Student's t distribution, expanded from the normal one (Abramowitz and Stegun 26.7.5): 1 %
 * too small at two degrees of freedom, exact to four digits from five on.
 */
export function tQuantile(degrees: number): number {
  const terms = [
    (Z ** 3 + Z) / 4,
    (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / 96,
    (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / 384,
    (79 * Z ** 9 + 776 * Z ** 7 + 1482 * Z ** 5 - 1920 * Z ** 3 - 945 * Z) / 92160,
  ];
  return terms.reduce((sum, term, power) => sum + term / degrees ** (power + 1), Z);
}

/**
 * A share of independent trials, with Wilson's interval, which has a width even if all or none succeeded.
 * @param successes may be fractional: a first place shared by two counts as half
 */
export function shareEstimate(successes: number, trials: number): Estimate {
  if (trials === 0) return { value: Number.NaN, low: 0, high: 1 };
  const value = successes / trials;
  const middle = value + Z ** 2 / (2 * trials);
  const half = Z * Math.sqrt((value * (1 - value)) / trials + Z ** 2 / (4 * trials ** 2));
  const whole = 1 + Z ** 2 / trials;
  return { value, low: (middle - half) / whole, high: (middle + half) / whole };
}
