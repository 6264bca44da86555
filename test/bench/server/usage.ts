import { answer } from './child.ts';

/** What a process has used so far. */
export interface Usage {
  /** Time on the processor, in µs, of all its threads. */
  readonly cpu: number;
  /** Bytes in use once what is unused has been thrown away. */
  readonly heap: number;
  /** Bytes of the machine it holds. */
  readonly rss: number;
  /** When it was asked, in ms. */
  readonly at: number;
}

/** Answers whoever started this process what it uses, whenever asked. */
export function answerUsage(): void {
  process.on('message', (message) => {
    if (message !== 'usage') return;
    globalThis.gc?.();
    const { user, system } = process.cpuUsage();
    const { heapUsed, external, rss } = process.memoryUsage();
    answer({ cpu: user + system, heap: heapUsed + external, rss, at: performance.now() } satisfies Usage);
  });
}
