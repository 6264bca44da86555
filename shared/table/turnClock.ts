import type { Seat } from '#engine';
import type { ClockView } from '#protocol';

/** Whose time runs: a seat's turn, the pause between deals, or that of all who may still answer in a window (4.78). */
export type Whose = Seat | 'pause' | 'window';

/** One running clock at a time. Holds no timer; it is asked. */
export class TurnClock {
  #running: { readonly whose: Whose; readonly total: number; readonly ends: number } | null = null;
  /** What was left of each seat's last turn when its clock stopped. */
  readonly #left = new Map<Seat, number>();
  #isResuming = false;
  /** How many have been started: tells one from the next. */
  #run = 0;

  /** When it runs out, or null while none runs. */
  get ends(): number | null {
    return this.#running?.ends ?? null;
  }

  /** Lets it run. One already running for the same is left alone. */
  runFor(whose: Whose, total: number, now: number): void {
    if (this.#running?.whose === whose) return;
    const left = this.#isResuming && typeof whose === 'number' ? this.#left.get(whose) : undefined;
    this.#running = { whose, total, ends: now + (left ?? total) };
    this.#isResuming = false;
    this.#run += 1;
  }

  /** Lets the one that runs end later, if it would end before; `most` is what it may run in all. */
  prolong(ends: number, most: number): void {
    if (!this.#running || this.#running.ends >= ends) return;
    const { whose, total, ends: before } = this.#running;
    const longer = Math.min(most, total + ends - before);
    if (longer <= total) return;
    this.#running = { whose, total: longer, ends: before + longer - total };
    this.#run += 1;
  }

  stop(now: number): void {
    if (typeof this.#running?.whose === 'number') this.#left.set(this.#running.whose, this.#running.ends - now);
    this.#running = null;
    this.#isResuming = false;
  }

  /** The seat is asked for something new. Tells what was left of its time before, which does not count; null if none ran. */
  renew(seat: Seat, now: number): number | null {
    this.stop(now);
    const left = this.#left.get(seat) ?? null;
    this.#left.delete(seat);
    return left;
  }

  /** Nothing of before counts. */
  reset(): void {
    this.#running = null;
    this.#isResuming = false;
    this.#left.clear();
  }

  /** A turn that stood still goes on, and has the time it had left. */
  resume(now: number): void {
    this.stop(now);
    this.#isResuming = true;
  }

  view(now: number): ClockView | null {
    if (!this.#running) return null;
    const { whose, total, ends } = this.#running;
    const left = Math.min(total, Math.max(0, ends - now));
    return { seat: typeof whose === 'number' ? whose : -1, total, left, run: this.#run };
  }
}
