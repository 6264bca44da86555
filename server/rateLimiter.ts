import { limitsOf, networksOf } from './addresses.ts';

/** At most `most` times within `within` ms of the server clock. */
export interface RateLimit {
  readonly most: number;
  readonly within: number;
}

/** Limit on messages of one session at a table: nobody plays cards faster. */
export const MESSAGE_LIMITS: readonly RateLimit[] = [{ most: 50, within: 1_000 }];

/** Limits on phrases of one seat, to prevent flooding. */
export const PHRASE_LIMITS: readonly RateLimit[] = [
  { most: 1, within: 2_000 },
  { most: 5, within: 30_000 },
];

/**
 * Limit on adjourn and block requests of one seat, and on bookings of one guest: each costs a patch to everybody or a
 * query to the store.
 */
export const SEAT_REQUEST_LIMITS: readonly RateLimit[] = [{ most: 10, within: 20_000 }];

/** Limit on requests for finished deals of one seat: enough for a review of the longest games. */
export const RECORD_LIMITS: readonly RateLimit[] = [{ most: 60, within: 20_000 }];

/** Limit on requests of one address: enough for a whole class behind one router, too few to search for codes. */
export const ADDRESS_LIMITS: readonly RateLimit[] = [{ most: 60, within: 10_000 }];

/** Limit on pages that are made for each request, of one address: cheap, and a school may open them together. */
export const PAGE_LIMITS: readonly RateLimit[] = [{ most: 300, within: 10_000 }];

/** Limit on requests of any kind of one address: a first visit takes some thirty. */
export const REQUEST_LIMITS: readonly RateLimit[] = [{ most: 3_000, within: 10_000 }];

/** Limits on expensive requests of one guest: exporting all their games, and erasing. */
export const EXPENSIVE_REQUEST_LIMITS: readonly RateLimit[] = [{ most: 5, within: 10 * 60_000 }];

/** Limits how often each key, such as a seat or an address, does something. */
export class RateLimiter<Key> {
  readonly #limits: readonly RateLimit[];
  readonly #longest: number;
  /** The most times of a key that matter. */
  readonly #most: number;
  /** The times at which each key was last allowed, in order. */
  readonly #times = new Map<Key, number[]>();
  #prunedAt = Number.NEGATIVE_INFINITY;

  constructor(limits: readonly RateLimit[]) {
    this.#limits = limits;
    this.#longest = Math.max(...limits.map(({ within }) => within));
    this.#most = Math.max(...limits.map(({ most }) => most));
  }

  /** Counts one more event for this key; returns false, without counting it, if that would exceed a limit. */
  allows(key: Key, now: number): boolean {
    this.#prune(now);
    const times = this.#times.get(key) ?? [];
    const isTooOften = this.#limits.some(
      ({ most, within }) => (times.at(-most) ?? Number.NEGATIVE_INFINITY) > now - within,
    );
    if (isTooOften) return false;
    times.push(now);
    if (times.length > this.#most) times.shift();
    this.#times.set(key, times);
    return true;
  }

  /** Drops keys whose events are all too old to matter; otherwise strangers could fill the memory with addresses. */
  #prune(now: number): void {
    if (now - this.#prunedAt < this.#longest) return;
    this.#prunedAt = now;
    for (const [key, times] of this.#times) {
      if ((times.at(-1) ?? 0) <= now - this.#longest) this.#times.delete(key);
    }
  }
}

/** Limits how often an address does something, together with the others of its networks (`networksOf`). */
export class AddressLimiter {
  /** For each width of network, the narrowest first. */
  readonly #limiters: readonly RateLimiter<string>[];

  constructor(limits: readonly RateLimit[]) {
    const widths = limitsOf(1);
    this.#limiters = widths.map(
      (share) => new RateLimiter(limits.map(({ most, within }) => ({ most: most * share, within }))),
    );
  }

  /** Counts one more event for this address; returns false if that would exceed a limit. */
  allows(address: string, now: number): boolean {
    // The narrowest first: what it refuses does not count for its neighbours.
    return networksOf(address).every((network, width) => this.#limiters[width]?.allows(network, now));
  }
}
