import type { Target } from './types.ts';

/**
 * A tap on the stock or pile this soon after another, in ms, was begun before the player saw the effect of the first.
 */
const FAST = 700;

/** A clock in milliseconds, from any fixed moment. */
export interface PageClock {
  now(): number;
}

/** Treats several fast taps on the stock or pile as one: once one is obeyed, the others neither act nor are refused. */
export class FastTaps {
  readonly #clock: PageClock;
  #last: { readonly on: Target['on']; readonly at: number } | null = null;

  constructor(clock: PageClock) {
    this.#clock = clock;
  }

  /** Whether this tap only repeats one that was obeyed. */
  repeats({ on }: Target): boolean {
    return this.#last !== null && this.#last.on === on && this.#clock.now() - this.#last.at < FAST;
  }

  /** Records a tap. `isObeyed`: it was obeyed, or repeats one that was. */
  heard({ on }: Target, isObeyed: boolean): void {
    const isPile = on === 'stock' || on === 'pile' || on === 'pileCard';
    this.#last = isObeyed && isPile ? { on, at: this.#clock.now() } : null;
  }
}
