import { answer } from './child.ts';

/** CPU time and memory a process has used so far. */
export interface Usage {
  /** Before and after the measurement, which costs time itself. */
  readonly asked: Moment;
  readonly answered: Moment;
  /** Bytes in use, after a garbage collection if the process `collects`. */
  readonly heap: number;
  /** Resident memory in bytes. */
  readonly rss: number;
}

/** A point in time, and the CPU time used until then. */
export interface Moment {
  /** CPU time of all threads, in ms. */
  readonly cpu: number;
  /** In ms. */
  readonly at: number;
}

/** The CPU time used between two measurements, in ms. */
export const cpuBetween = ({ answered }: Usage, { asked }: Usage): number => asked.cpu - answered.cpu;

/** The share of a core that was in use between two points in time. */
export const shareBetween = (from: Moment, to: Moment): number => (to.cpu - from.cpu) / (to.at - from.at);

/** The share of a core that was in use between two measurements. */
export const busyBetween = ({ answered }: Usage, { asked }: Usage): number => shareBetween(answered, asked);

export function momentNow(): Moment {
  const { user, system } = process.cpuUsage();
  return { cpu: (user + system) / 1000, at: performance.now() };
}

/** Answers the parent process's `usage` messages. */
export function answerUsage(): void {
  process.on('message', (message) => {
    if (message !== 'usage') return;
    const asked = momentNow();
    globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    answer({ asked, answered: momentNow(), heap: heapUsed + external, rss } satisfies Usage);
  });
}
