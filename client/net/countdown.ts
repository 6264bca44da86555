import type { ClockView } from '#protocol';

/** Counts a clock down locally: the state has its value only when it starts or when we join. */
export class Countdown {
  #told = '';
  #since = 0;

  /** Returns the clock with the time left at `now` (ms). */
  at(clock: ClockView | null, now: number): ClockView | null {
    if (!clock) return null;
    const told = `${clock.run} ${clock.left}`;
    if (told !== this.#told) {
      this.#told = told;
      this.#since = now;
    }
    return { ...clock, left: Math.max(0, clock.left - (now - this.#since)) };
  }
}
