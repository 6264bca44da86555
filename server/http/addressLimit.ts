import type { Clock } from '#table';

/** Places one address may ask for in a window of time: a whole class behind one router, but no search for codes. */
const MOST = 60;
const WINDOW = 10_000;

/**
 * Counts how often each address asks. The well-kept library for this counts by the clock of the process alone, and arms a
 * timer for each address: time at our tables is the server’s, so that a test can hold it.
 */
export class AddressLimit {
  readonly #clock: Clock;
  #asked = new Map<string, number>();
  #since = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** False when this address has asked too often lately. */
  allows(address: string): boolean {
    const now = this.#clock.now();
    if (now - this.#since >= WINDOW) {
      this.#since = now;
      this.#asked.clear();
    }
    const asked = (this.#asked.get(address) ?? 0) + 1;
    this.#asked.set(address, asked);
    return asked <= MOST;
  }
}
