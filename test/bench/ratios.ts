import type { Figure, Report } from './report.ts';

/** A figure that is kept in the history. Less is better. */
export interface Ratio extends Figure {
  /** The factor by which it may differ between two runs. */
  readonly slack: number;
}

/** The results of a quick benchmark. */
export interface RatioReport extends Report {
  readonly figures: readonly Ratio[];
}
