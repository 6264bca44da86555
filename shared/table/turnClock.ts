import type { Seat } from '#engine';
import type { ClockView } from '#protocol';

/** One running clock at a time: a person's turn, or the pause between deals. Holds no timer; it is asked. */
export class TurnClock {
  #running: { readonly seat: Seat; readonly total: number; readonly ends: number } | null = null;
  /** How many have been started: tells one from the next. */
  #run = 0;

  /** When it runs out, or null while none runs. */
  get ends(): number | null {
    return this.#running?.ends ?? null;
  }

  /** Runs for `seat` (-1: everybody's pause). One already running for that seat is left alone. */
  runFor(seat: Seat, total: number, now: number): void {
    if (this.#running?.seat === seat) return;
    this.#running = { seat, total, ends: now + total };
    this.#run += 1;
  }

  stop(): void {
    this.#running = null;
  }

  view(now: number): ClockView | null {
    if (!this.#running) return null;
    const { seat, total, ends } = this.#running;
    return { seat, total, left: Math.min(total, Math.max(0, ends - now)), run: this.#run };
  }
}
