import type { Seat } from '#engine';

/** So much, and no more, within so many ms of the server clock. */
interface Limit {
  readonly most: number;
  readonly within: number;
}

/** Nobody is to be drowned in phrases. */
export const PHRASE_LIMIT: readonly Limit[] = [
  { most: 1, within: 2_000 },
  { most: 5, within: 30_000 },
];

/** What one may change one's mind about. */
export const WISHES: readonly Limit[] = [{ most: 10, within: 20_000 }];

/** Counts what each seat does that is not to be done all the time. */
export class Restraint {
  readonly #limits: readonly Limit[];
  readonly #longest: number;
  readonly #done = new Map<Seat, readonly number[]>();

  constructor(limits: readonly Limit[]) {
    this.#limits = limits;
    this.#longest = Math.max(...limits.map(({ within }) => within));
  }

  /** False when this seat has done so much of it lately that it has to wait; else this is counted. */
  allows(seat: Seat, now: number): boolean {
    const lately = (this.#done.get(seat) ?? []).filter((time) => time > now - this.#longest);
    const isTooMuch = this.#limits.some(
      ({ most, within }) => lately.filter((time) => time > now - within).length >= most,
    );
    if (!isTooMuch) this.#done.set(seat, [...lately, now]);
    return !isTooMuch;
  }
}
