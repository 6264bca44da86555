import type { ClockView } from '#protocol';

/** The state tells a clock once, when it starts or when we come in; from then on we count it down ourselves. */
export class Countdown {
  #told = '';
  #since = 0;

  /** The clock as it stands now. */
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
