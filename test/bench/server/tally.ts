import { quantile } from '../report.ts';
import { KINDS, type ScriptStepKind } from './script.ts';

/** A count of frames and their bytes. */
interface Counted {
  frames: number;
  bytes: number;
  /** The size of the largest frame. */
  most: number;
}

/** The traffic that one kind of action caused. */
export interface Traffic {
  actions: number;
  /** Frames to all clients that did not act, together. */
  readonly others: Counted;
  /** Actions after which one of them got more or fewer frames than the script expects. */
  uneven: number;
  /** Frames to the client that acted, without the answer. */
  readonly mover: Counted;
  readonly reply: Counted;
}

/** Percentiles of a duration, in ms. */
export interface Times {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** Measurements of a crowd: times in ms until the answer and until the others get it, and traffic. */
export interface BenchTally {
  readonly reply: number[];
  readonly others: number[];
  readonly traffic: Readonly<Record<ScriptStepKind, Traffic>>;
}

const nothing = (): Counted => ({ frames: 0, bytes: 0, most: 0 });

export const newTally = (): BenchTally => ({
  reply: [],
  others: [],
  traffic: Object.fromEntries(
    KINDS.map((kind) => [kind, { actions: 0, uneven: 0, others: nothing(), mover: nothing(), reply: nothing() }]),
  ) as unknown as BenchTally['traffic'],
});

export function count(counted: Counted, { length }: Buffer): void {
  counted.frames += 1;
  counted.bytes += length;
  counted.most = Math.max(counted.most, length);
}

export const quantilesOf = (values: readonly number[]): Times => ({
  p50: quantile(values, 0.5),
  p95: quantile(values, 0.95),
  p99: quantile(values, 0.99),
});
