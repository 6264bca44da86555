import type { Seat } from '#engine';
import type { Clock, RatedPair } from '#table';
import { dayNumber } from './standing.ts';

/** The most pairs of addresses remembered: those of a busy day. The oldest are forgotten first. */
const MAX_REMEMBERED_PAIRS = 100_000;

/** Somebody who begins a game, with their network address in disguise; null if it is not known. */
interface Rival {
  readonly seat: Seat;
  readonly address: string | null;
}

/**
 * Tells who is rated against whom in a game that begins. One network address counts as one person: nobody is rated
 * against somebody of their own, and however many guests two addresses have, all their meetings of a day count
 * together. Addresses are kept in the memory of this process only, until the day is over.
 */
export class Rivals {
  readonly #clock: Clock;
  /** The number of rated games of the current day in which people of two addresses met. */
  readonly #met = new Map<string, number>();
  #day = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Pairs these people, and notes that they meet. */
  pair(people: readonly Rival[]): readonly RatedPair[] {
    this.#passDay();
    const pairs: RatedPair[] = [];
    const now = new Map<string, number>();
    for (const [index, one] of people.entries()) {
      for (const other of people.slice(index + 1)) {
        if (one.address === null || other.address === null || one.address === other.address) continue;
        const key = [one.address, other.address].toSorted().join(' ');
        const met = this.#met.get(key) ?? 0;
        now.set(key, met + 1);
        pairs.push([one.seat, other.seat, met]);
      }
    }
    for (const [key, met] of now) this.#note(key, met);
    return pairs;
  }

  #note(key: string, met: number): void {
    this.#met.delete(key);
    this.#met.set(key, met);
    const [oldest] = this.#met.keys();
    if (this.#met.size > MAX_REMEMBERED_PAIRS && oldest !== undefined) this.#met.delete(oldest);
  }

  #passDay(): void {
    const today = dayNumber(this.#clock.now());
    if (today === this.#day) return;
    this.#day = today;
    this.#met.clear();
  }
}
