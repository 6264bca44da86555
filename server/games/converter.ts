import { Worker } from 'node:worker_threads';
import { nodeVariables } from '../bots/botThread.ts';
import type { Converted, NotConverted, Unconverted } from './conversion.ts';

/** How long one table may take, and how long an idle thread is kept, in ms. */
const CONVERTER_TIMES_MS = { table: 60_000, idle: 60_000 } as const;

/** Bounds on the memory of the thread, in MB; one that needs more dies. */
const MEMORY_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 } as const;

/** Converts tables in a thread of its own, which is started when it is needed. */
export class Converter {
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;

  /**
   * Converts one table; the caller waits for the answer before it asks again.
   * @throws Error if the thread died or took too long
   */
  async convert(table: Unconverted): Promise<Converted | NotConverted> {
    clearTimeout(this.#idle);
    const worker = this.#started();
    try {
      return await answerOf(worker, table);
    } catch (error) {
      await this.close();
      throw error;
    } finally {
      this.#idle = setTimeout(() => void this.close(), CONVERTER_TIMES_MS.idle);
      this.#idle.unref();
    }
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const program = new URL('./conversion.worker.ts', import.meta.url);
    const worker = new Worker(program, { resourceLimits: MEMORY_LIMITS, env: nodeVariables() });
    // Without a listener an error would end the process; `answerOf` hears of it.
    worker.on('error', () => undefined);
    worker.unref();
    this.#worker = worker;
    return worker;
  }
}

function answerOf(worker: Worker, table: Unconverted): Promise<Converted | NotConverted> {
  return new Promise((resolve, reject) => {
    const settle = (end: () => void): void => {
      clearTimeout(timer);
      worker.off('message', answered).off('error', failed).off('exit', exited);
      end();
    };
    const answered = (answer: Converted | NotConverted): void => settle(() => resolve(answer));
    const failed = (error: unknown): void => settle(() => reject(error as Error));
    const exited = (): void => failed(new Error('the thread ended'));
    const timer = setTimeout(() => failed(new Error('the thread took too long')), CONVERTER_TIMES_MS.table);
    timer.unref();
    worker.on('message', answered).on('error', failed).on('exit', exited);
    worker.postMessage(table);
  });
}
