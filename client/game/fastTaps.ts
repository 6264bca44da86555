import type { Target } from './types.ts';

/** A tap on stock or pile that follows another within so many ms was begun before its answer was seen. */
const FAST = 700;

/** Milliseconds from any fixed moment. */
export interface PageClock {
  now(): number;
}

/** Several fast taps on stock or pile are meant as one: once one is obeyed, the rest deserve no refusal. */
export class FastTaps {
  readonly #clock: PageClock;
  #last: { readonly on: Target['on']; readonly at: number } | null = null;

  constructor(clock: PageClock) {
    this.#clock = clock;
  }

  /** Does this tap only repeat one that was obeyed. */
  repeats({ on }: Target): boolean {
    return this.#last !== null && this.#last.on === on && this.#clock.now() - this.#last.at < FAST;
  }

  /** A tap has been answered: obeyed, or one more of those that were. */
  heard({ on }: Target, isObeyed: boolean): void {
    const isPile = on === 'stock' || on === 'pile' || on === 'pileCard';
    this.#last = isObeyed && isPile ? { on, at: this.#clock.now() } : null;
  }
}
