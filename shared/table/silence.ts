import type { Seat } from '#engine';

/**
 * Tracks the signs of life of the people at a table: touches, keys and moves of which their pages tell. A person for
 * whom the table waits is silent after `limit` ms without any; then the others may let a bot play for them.
 */
export class Silence {
  readonly #limit: number;
  readonly #signs = new Map<Seat, number>();
  #silent: readonly Seat[] = [];
  #awaited: readonly Seat[] = [];
  #since = Number.NEGATIVE_INFINITY;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The silent people, as of the last `update`. */
  get silent(): readonly Seat[] {
    return this.#silent;
  }

  note(seat: Seat, now: number): void {
    this.#signs.set(seat, now);
  }

  /** Forgets the person who had this seat. */
  forget(seat: Seat): void {
    this.#signs.delete(seat);
  }

  /** Whether there was a sign of the seat's person lately. */
  hasSign(seat: Seat, now: number): boolean {
    return now - (this.#signs.get(seat) ?? Number.NEGATIVE_INFINITY) < this.#limit;
  }

  /** @param awaited the people for whom the table has waited from `since` on */
  update(awaited: readonly Seat[], since: number, now: number): void {
    this.#awaited = awaited;
    this.#since = since;
    this.#silent = awaited.filter((seat) => this.#silentAt(seat) <= now);
  }

  /** When somebody else becomes silent; Infinity for never. */
  next(): number {
    const others = this.#awaited.filter((seat) => !this.#silent.includes(seat));
    return Math.min(...others.map((seat) => this.#silentAt(seat)));
  }

  #silentAt(seat: Seat): number {
    return Math.max(this.#since, this.#signs.get(seat) ?? this.#since) + this.#limit;
  }
}
