import type { SeatAction } from '#engine';
import type { BotRequest, BotWorker } from '#table';

/** Limits of threads that no machine is too slow for, in ms. */
export const UNHURRIED = { wait: 3_600_000, start: 3_600_000, thought: 3_600_000 };

/** An order to a thread of `badThinker.worker.ts`, in place of a thought. */
export interface Order {
  readonly does: 'answer' | 'die' | 'throw' | 'hang';
  /** How often it still does so, shared by all threads; without it, every time. */
  readonly left?: Int32Array;
}

/** Asks a thinker; resolves with its answer. */
export const asking = (thinker: BotWorker, thought: BotRequest): Promise<SeatAction | null> =>
  new Promise((resolve) => thinker(thought, resolve));

/** Gives an order to a thread. */
export const ordering = (thinker: BotWorker, order: Order): Promise<SeatAction | null> =>
  asking(thinker, order as unknown as BotRequest);
