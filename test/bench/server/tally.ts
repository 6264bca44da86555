import { quantile } from '../report.ts';
import { KINDS, type ScriptStepKind } from './script.ts';

/** Counts frames and their bytes. */
interface Counted {
  frames: number;
  bytes: number;
  /** The largest. */
  most: number;
}

/** What a kind of action brought. */
export interface Traffic {
  actions: number;
  /** To those who did not act, all together. */
  readonly others: Counted;
  /** Actions after which one of them was sent more or fewer frames than the script says. */
  uneven: number;
  /** To who acted, beside the reply. */
  readonly mover: Counted;
  readonly reply: Counted;
}

/** How long something took, in ms. */
export interface Times {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

/** What a crowd has measured. */
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

export const timesOf = (values: readonly number[]): Times => ({
  p50: quantile(values, 0.5),
  p95: quantile(values, 0.95),
  p99: quantile(values, 0.99),
});
