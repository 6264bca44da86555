import type { Seat } from '#engine';

/** Times between which a seat may say so much, in ms of the house clock: nobody is to be drowned in phrases. */
const LIMITS = [
  { most: 1, within: 2_000 },
  { most: 5, within: 30_000 },
] as const;

const LONGEST = Math.max(...LIMITS.map(({ within }) => within));

/** Counts what each seat says. */
export class Speech {
  readonly #said = new Map<Seat, readonly number[]>();

  /** False when this seat has said so much lately that it has to wait; else what it says is counted. */
  allows(seat: Seat, now: number): boolean {
    const lately = (this.#said.get(seat) ?? []).filter((time) => time > now - LONGEST);
    const isTooMuch = LIMITS.some(({ most, within }) => lately.filter((time) => time > now - within).length >= most);
    if (!isTooMuch) this.#said.set(seat, [...lately, now]);
    return !isTooMuch;
  }
}
