import type { Clock } from '#table';

/** Something that wants to be woken at a time. */
interface Sleeper {
  wake(): void;
}

/** The one timer of the process: every table's next time-out, bot action or deal. */
export class Alarms {
  readonly #clock: Clock;
  readonly #times = new Map<Sleeper, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Wakes the sleeper at this clock time instead of any earlier one it asked for; infinity is never. */
  set(sleeper: Sleeper, time: number): void {
    if (time === Number.POSITIVE_INFINITY) this.#times.delete(sleeper);
    else this.#times.set(sleeper, time);
    this.#arm();
  }

  #arm(): void {
    clearTimeout(this.#timer);
    if (this.#times.size === 0) return;
    let next = Number.POSITIVE_INFINITY;
    for (const time of this.#times.values()) if (time < next) next = time;
    this.#timer = setTimeout(() => this.#ring(), Math.max(0, next - this.#clock.now()));
  }

  #ring(): void {
    const now = this.#clock.now();
    const due = [...this.#times].filter(([, time]) => time <= now).map(([sleeper]) => sleeper);
    for (const sleeper of due) this.#times.delete(sleeper);
    for (const sleeper of due) sleeper.wake();
    this.#arm();
  }
}
