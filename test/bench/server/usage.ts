import { answer } from './child.ts';

/** What a process has used so far. */
export interface Usage {
  /** Until it was asked, and after it had looked, which costs time too. */
  readonly asked: Moment;
  readonly answered: Moment;
  /** Bytes in use once what is unused has been thrown away. */
  readonly heap: number;
  /** Bytes of the machine it holds. */
  readonly rss: number;
}

interface Moment {
  /** Time on the processor, in ms, of all its threads. */
  readonly cpu: number;
  /** ms. */
  readonly at: number;
}

/** The part of a core that was in use between two looks. */
export const busyBetween = ({ answered }: Usage, { asked }: Usage): number =>
  (asked.cpu - answered.cpu) / (asked.at - answered.at);

function now(): Moment {
  const { user, system } = process.cpuUsage();
  return { cpu: (user + system) / 1000, at: performance.now() };
}

/** Answers whoever started this process what it uses, whenever asked. */
export function answerUsage(): void {
  process.on('message', (message) => {
    if (message !== 'usage') return;
    const asked = now();
    globalThis.gc?.();
    const { heapUsed, external, rss } = process.memoryUsage();
    answer({ asked, answered: now(), heap: heapUsed + external, rss } satisfies Usage);
  });
}
