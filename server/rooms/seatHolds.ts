/** Seats held for guests who are on their way: one for each, however often they ask. Times are the server clock’s. */
export class SeatHolds {
  /** When each ends, by the guest's id. */
  readonly #ends = new Map<string, number>();
  /** How long one is kept, in ms. */
  readonly #length: number;
  /** When the first of an unbroken row of holds was made. */
  #since = 0;

  constructor(length: number) {
    this.#length = length;
  }

  get size(): number {
    return this.#ends.size;
  }

  /** Those they were made to. */
  guests(): readonly string[] {
    return [...this.#ends.keys()];
  }

  hold(guest: string, now: number): void {
    if (this.size === 0) this.#since = now;
    this.#ends.set(guest, now + this.#length);
  }

  /** The guest has come. */
  settle(guest: string): void {
    this.#ends.delete(guest);
  }

  /** Forgets those nobody came for in time. */
  expire(now: number): void {
    for (const [guest, end] of this.#ends) if (end <= now) this.#ends.delete(guest);
  }

  /** When the next one expires; infinite when none is out. */
  next(): number {
    return Math.min(...this.#ends.values());
  }

  /** Until when a table should wait; whoever asks again and again holds it up no longer than one hold. */
  waitUntil(): number | null {
    return this.size === 0 ? null : this.#since + this.#length;
  }
}
