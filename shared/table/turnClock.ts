import type { Seat } from '#engine';
import type { ClockView } from '#protocol';

/**
 * The owner of the running time: a seat's turn, the pause between deals, or all seats that may answer in a window
 * (§4.78).
 */
export type Whose = Seat | 'pause' | 'window';

/** Tracks one running clock at a time. Holds no timer; it only answers queries. */
export class TurnClock {
  #running: { readonly whose: Whose; readonly total: number; readonly ends: number } | null = null;
  /** Time left of each seat's last turn when its clock stopped. */
  readonly #left = new Map<Seat, number>();
  #isResuming = false;
  /** The number of clocks started, which tells one clock from the next. */
  #run = 0;

  /** When the running clock ends; null if none runs. */
  get ends(): number | null {
    return this.#running?.ends ?? null;
  }

  /** Starts the clock. Does nothing if one already runs for the same seat or purpose. */
  runFor(whose: Whose, total: number, now: number): void {
    if (this.#running?.whose === whose) return;
    const left = this.#isResuming && typeof whose === 'number' ? this.#left.get(whose) : undefined;
    this.#running = { whose, total, ends: now + (left ?? total) };
    this.#isResuming = false;
    this.#run += 1;
  }

  /** Makes the running clock end no earlier than `ends`. `most` limits its total time. */
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

  /** Prepares a seat's new turn. Returns and forgets the time left on its last clock; null if none ran. */
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

  /** Lets the next turn started continue with the time it had left when interrupted. */
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
