import { Worker } from 'node:worker_threads';
import type { SeatAction } from '#engine';
import type { BotRequest } from '#table';

/** How long a thread may take, in ms. */
export interface ThreadTimes {
  /** To start. */
  readonly start: number;
  /** To answer a thought. */
  readonly thought: number;
}

/** The cause of the loss of a thread: it ended by itself, or did not answer in time. */
export type ThreadLoss = 'died' | 'hung';

/** The owner of a thread. */
interface ThreadOwner {
  /** The thread has started or answered, and can take a thought. */
  onAnswer(thread: BotThread, choice: SeatAction | null): void;
  /** The thread is gone, and its thought with it. Called at most once, not after `end`. */
  onLoss(thread: BotThread, cause: ThreadLoss): void;
}

/** Bounds on the memory of a thread, in MB; one that needs more dies. */
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32 } as const;

/** Variables that Node itself reads. A thread gets none of the operator's settings, which contain secrets. */
const NODE_VARIABLES = ['NODE_OPTIONS', 'NODE_COMPILE_CACHE'] as const;

export const nodeVariables = (): NodeJS.Dict<string> =>
  Object.fromEntries(NODE_VARIABLES.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

/** A thread in which bots think, one thought at a time. It does not keep the process alive. */
export class BotThread {
  readonly #worker: Worker;
  readonly #times: ThreadTimes;
  readonly #owner: ThreadOwner;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isGone = false;

  /** @param program the module to run: its first message says that it has started, each other one is an answer */
  constructor(program: URL, times: ThreadTimes, owner: ThreadOwner) {
    this.#times = times;
    this.#owner = owner;
    this.#worker = new Worker(program, { resourceLimits: MEMORY, env: nodeVariables() });
    this.#worker.unref();
    this.#worker.on('message', (choice: SeatAction | null) => this.#hear(choice));
    for (const event of ['error', 'messageerror', 'exit']) this.#worker.on(event, () => this.#lose('died'));
    this.#awaitAnswer(times.start);
  }

  think(thought: BotRequest): void {
    this.#worker.postMessage(thought);
    this.#awaitAnswer(this.#times.thought);
  }

  async end(): Promise<void> {
    this.#isGone = true;
    clearTimeout(this.#timer);
    await this.#worker.terminate();
  }

  #awaitAnswer(ms: number): void {
    this.#timer = setTimeout(() => this.#lose('hung'), ms);
    this.#timer.unref();
  }

  #hear(choice: SeatAction | null): void {
    if (this.#isGone) return;
    clearTimeout(this.#timer);
    this.#owner.onAnswer(this, choice);
  }

  #lose(cause: ThreadLoss): void {
    if (this.#isGone) return;
    void this.end();
    this.#owner.onLoss(this, cause);
  }
}
