/** Seats the lobby has promised to sessions that are on their way. Times are the house clock's. */
export class Promises {
  readonly #ends = new Map<string, number>();
  /** How long one is kept, in ms. */
  readonly #length: number;
  /** When the first of an unbroken row of promises was made. */
  #since = 0;

  constructor(length: number) {
    this.#length = length;
  }

  get size(): number {
    return this.#ends.size;
  }

  make(session: string, now: number): void {
    if (this.size === 0) this.#since = now;
    this.#ends.set(session, now + this.#length);
  }

  /** The session has come. */
  settle(session: string): void {
    this.#ends.delete(session);
  }

  /** Forgets those nobody came for in time. */
  expire(now: number): void {
    for (const [session, end] of this.#ends) if (end <= now) this.#ends.delete(session);
  }

  /** When the next one expires; infinite when none is out. */
  next(): number {
    return Math.min(...this.#ends.values());
  }

  /** Until when a table should wait; whoever asks again and again holds it up no longer than one promise. */
  waitUntil(): number | null {
    return this.size === 0 ? null : this.#since + this.#length;
  }
}
