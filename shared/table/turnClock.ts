import type { Seat } from '#engine';
import type { ClockView } from '#protocol';

/** Whose time runs: a seat's turn, the pause between deals, or that of all who may still answer in a window (§4.78). */
export type Whose = Seat | 'pause' | 'window';

/** One running clock at a time. Holds no timer; it is asked. */
export class TurnClock {
  #running: { readonly whose: Whose; readonly total: number; readonly ends: number } | null = null;
  /** What was left of each seat's last turn when its clock stopped. */
  readonly #left = new Map<Seat, number>();
  #isResuming = false;
  /** How many clocks have been started: distinguishes one from the next. */
  #run = 0;

  /** When the running clock ends; null while none runs. */
  get ends(): number | null {
    return this.#running?.ends ?? null;
  }

  /** Starts the clock. One that already runs for the same seat or purpose is left alone. */
  runFor(whose: Whose, total: number, now: number): void {
    if (this.#running?.whose === whose) return;
    const left = this.#isResuming && typeof whose === 'number' ? this.#left.get(whose) : undefined;
    this.#running = { whose, total, ends: now + (left ?? total) };
    this.#isResuming = false;
    this.#run += 1;
  }

  /** Makes the running clock end no earlier than this; `most` limits how long it may run in all. */
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

  /** The seat is asked anew. Returns what was left of its last clock, which counts no more; null if none ran. */
  renew(seat: Seat, now: number): number | null {
    this.stop(now);
    const left = this.#left.get(seat) ?? null;
    this.#left.delete(seat);
    return left;
  }

  /** Forgets all clocks. */
  reset(): void {
    this.#running = null;
    this.#isResuming = false;
    this.#left.clear();
  }

  /** Resumes an interrupted turn, with the time it had left. */
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
