import { availableParallelism } from 'node:os';
import type { Logger } from 'pino';
import type { SeatAction } from '#engine';
import type { BotRequest, BotWorker } from '#table';
import type { BotRequestOutcome, Metrics } from '../metrics.ts';
import { BotThread, type ThreadLoss, type ThreadTimes } from './botThread.ts';

/** The size and the limits of the pool. Times are in ms. */
interface PoolLimits extends ThreadTimes {
  readonly threads: number;
  /** The most thoughts that wait for a thread. */
  readonly queue: number;
  /** The longest that one waits: after that, its table would soon play without it. */
  readonly wait: number;
}

/** One core is left for the tables. */
const THREADS = Math.max(1, availableParallelism() - 1);

const LIMITS: PoolLimits = { threads: THREADS, queue: 32 * THREADS, wait: 2_000, start: 15_000, thought: 2_000 };

const PROGRAM = new URL('./bot.worker.ts', import.meta.url);

interface Job {
  readonly thought: BotRequest;
  readonly since: number;
  /** Whether a thread died of it, or while it had it. */
  readonly isRetry: boolean;
  answer(choice: SeatAction | null): void;
}

/** The services that the threads report to. */
interface PoolHost {
  readonly log: Pick<Logger, 'warn'>;
  readonly meters: Pick<Metrics, 'thought' | 'threadLost' | 'thoughtsWaiting'>;
}

/**
 * The threads in which bots think. They are started when bots first need them, one for each core but one. A thread that
 * dies or hangs is replaced; whatever happens, each thought is answered.
 */
export class BotThreads {
  readonly #host: PoolHost;
  readonly #limits: PoolLimits;
  readonly #program: URL;
  readonly #queue: Job[] = [];
  readonly #free: BotThread[] = [];
  /** Threads that have not started yet have no entry in `#jobs`. */
  readonly #threads = new Set<BotThread>();
  readonly #jobs = new Map<BotThread, Job | null>();
  #isClosed = false;
  #lost = 0;
  readonly #counts = new Map<BotRequestOutcome, number>();

  /** @param own replaces limits and the threads' program in tests */
  constructor(host: PoolHost, own: Partial<PoolLimits> & { readonly program?: URL } = {}) {
    const { program = PROGRAM, ...limits } = own;
    this.#host = host;
    this.#limits = { ...LIMITS, ...limits };
    this.#program = program;
  }

  /** Lets a thread think. Answers null at once if too many thoughts are waiting, later if the thread fails. */
  readonly think: BotWorker = (thought, answer) => {
    const job: Job = { thought, answer, since: performance.now(), isRetry: false };
    if (this.#isClosed) answer(null);
    else if (this.#queue.length >= this.#limits.queue) this.#answer(job, 'refused', null);
    else {
      this.#queue.push(job);
      this.#dispatch();
    }
  };

  /** Ends all threads. Thoughts that wait, and later ones, are answered with null. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const threads = [...this.#threads];
    const jobs = [...this.#jobs.values(), ...this.#queue.splice(0)];
    this.#threads.clear();
    this.#jobs.clear();
    for (const job of jobs) job?.answer(null);
    await Promise.all(threads.map((thread) => thread.end()));
  }

  #dispatch(): void {
    for (let job = this.#nextJob(); job; job = this.#nextJob()) {
      const thread = this.#free.pop() as BotThread;
      this.#jobs.set(thread, job);
      thread.think(job.thought);
    }
    const starting = () => this.#threads.size - this.#jobs.size;
    while (starting() < this.#queue.length && this.#threads.size < this.#limits.threads) if (!this.#start()) break;
    // If no thread starts, nobody must wait for one.
    if (this.#threads.size === 0) this.#giveUpAll();
    this.#host.meters.thoughtsWaiting(this.#queue.length);
  }

  /** Takes the next thought that is still wanted from the queue, if a thread is free. */
  #nextJob(): Job | null {
    while (this.#free.length > 0) {
      const job = this.#queue.shift();
      if (!job) return null;
      if (performance.now() - job.since <= this.#limits.wait) return job;
      this.#answer(job, 'refused', null);
    }
    return null;
  }

  /** Returns false if the system has no room for another thread. */
  #start(): boolean {
    try {
      const thread = new BotThread(this.#program, this.#limits, {
        onAnswer: (one, choice) => this.#onAnswer(one, choice),
        onLoss: (one, cause) => this.#onLoss(one, cause),
      });
      this.#threads.add(thread);
      return true;
    } catch {
      this.#noteLoss('died');
      return false;
    }
  }

  #onAnswer(thread: BotThread, choice: SeatAction | null): void {
    const job = this.#jobs.get(thread);
    this.#jobs.set(thread, null);
    this.#free.push(thread);
    this.#dispatch();
    if (job) this.#answer(job, choice ? 'chosen' : 'failed', choice);
  }

  /** A thought is tried again if its thread died. One that hung would hang again: it follows from view and seed. */
  #onLoss(thread: BotThread, cause: ThreadLoss): void {
    const job = this.#jobs.get(thread);
    this.#forget(thread);
    this.#noteLoss(cause);
    if (job && cause === 'died' && !job.isRetry) this.#queue.unshift({ ...job, isRetry: true });
    else if (job) this.#answer(job, 'failed', null);
    // One that could not start may be followed by others that cannot.
    if (job === undefined && this.#threads.size === 0) this.#giveUpAll();
    this.#dispatch();
  }

  #forget(thread: BotThread): void {
    this.#threads.delete(thread);
    this.#jobs.delete(thread);
    const place = this.#free.indexOf(thread);
    if (place >= 0) this.#free.splice(place, 1);
  }

  #noteLoss(cause: ThreadLoss): void {
    this.#lost += 1;
    this.#host.meters.threadLost(cause);
    this.#host.log.warn({ cause, lost: this.#lost }, 'bot thread lost');
  }

  #giveUpAll(): void {
    for (const job of this.#queue.splice(0)) this.#answer(job, 'failed', null);
  }

  #answer({ since, answer }: Job, outcome: BotRequestOutcome, choice: SeatAction | null): void {
    this.#host.meters.thought(outcome, performance.now() - since);
    const count = (this.#counts.get(outcome) ?? 0) + 1;
    this.#counts.set(outcome, count);
    if (outcome !== 'chosen' && isPowerOfTwo(count)) this.#host.log.warn({ outcome, count }, 'a bot could not choose');
    answer(choice);
  }
}

/** A line for each failure would fill the log of a server that is too busy. */
const isPowerOfTwo = (count: number): boolean => (count & (count - 1)) === 0;
