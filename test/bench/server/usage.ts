import { answer } from './child.ts';

/** CPU time and memory a process has used so far. */
export interface Usage {
  /** Before and after the measurement, which costs time itself. */
  readonly asked: Moment;
  readonly answered: Moment;
  /** Bytes in use after a garbage collection. */
  readonly heap: number;
  /** Resident memory in bytes. */
  readonly rss: number;
}

interface Moment {
  /** CPU time of all threads, in ms. */
  readonly cpu: number;
  /** In ms. */
  readonly at: number;
}

/** The share of a core that was in use between two measurements. */
export const busyBetween = ({ answered }: Usage, { asked }: Usage): number =>
  (asked.cpu - answered.cpu) / (asked.at - answered.at);

function now(): Moment {
  const { user, system } = process.cpuUsage();
  return { cpu: (user + system) / 1000, at: performance.now() };
}

/** Answers the parent process's `usage` messages. */
export function answerUsage(): void {
  process.on('message', (message) => {
    if (message !== 'usage') return;
    const asked = now();
    globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    answer({ asked, answered: now(), heap: heapUsed + external, rss } satisfies Usage);
  });
}
