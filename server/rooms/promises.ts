/** Seats the lobby has promised to sessions that are on their way. Times are the house clock's. */
export class Promises {
  readonly #made = new Map<string, { readonly guest: string; readonly end: number }>();
  /** How long one is kept, in ms. */
  readonly #length: number;
  /** When the first of an unbroken row of promises was made. */
  #since = 0;

  constructor(length: number) {
    this.#length = length;
  }

  get size(): number {
    return this.#made.size;
  }

  /** The guests they were made to. */
  guests(): readonly string[] {
    return [...this.#made.values()].map(({ guest }) => guest);
  }

  make(session: string, guest: string, now: number): void {
    if (this.size === 0) this.#since = now;
    this.#made.set(session, { guest, end: now + this.#length });
  }

  /** The session has come. */
  settle(session: string): void {
    this.#made.delete(session);
  }

  /** Forgets those nobody came for in time. */
  expire(now: number): void {
    for (const [session, { end }] of this.#made) if (end <= now) this.#made.delete(session);
  }

  /** When the next one expires; infinite when none is out. */
  next(): number {
    return Math.min(...[...this.#made.values()].map(({ end }) => end));
  }

  /** Until when a table should wait; whoever asks again and again holds it up no longer than one promise. */
  waitUntil(): number | null {
    return this.size === 0 ? null : this.#since + this.#length;
  }
}
