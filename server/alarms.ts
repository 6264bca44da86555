import type { Clock } from '#table';

/** Something that is woken at a set time. */
interface Sleeper {
  wake(): void;
}

/** The longest timer the system supports, in ms: a longer one rings at once. */
const LONGEST = 2 ** 31 - 1;

/** The one timer of the process, for every table's next time-out, bot action or deal. */
export class Alarms {
  readonly #clock: Clock;
  readonly #times = new Map<Sleeper, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the timer rings; infinity while there is none. */
  #rings = Number.POSITIVE_INFINITY;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Wakes the sleeper at this clock time, which replaces the one set before; infinity for never. */
  set(sleeper: Sleeper, time: number): void {
    if (time === Number.POSITIVE_INFINITY) this.#times.delete(sleeper);
    else this.#times.set(sleeper, time);
    // The timer may ring too early for an alarm that was put off: cheaper than searching all alarms each time.
    if (this.#times.size === 0) this.#arm(Number.POSITIVE_INFINITY);
    else if (time < this.#rings || this.#rings <= this.#clock.now()) this.#arm(Math.min(time, this.#rings));
  }

  #arm(time: number): void {
    clearTimeout(this.#timer);
    this.#rings = time;
    if (time === Number.POSITIVE_INFINITY) return;
    this.#timer = setTimeout(() => this.#ring(), Math.min(LONGEST, Math.max(0, time - this.#clock.now())));
  }

  #ring(): void {
    const now = this.#clock.now();
    const due = [...this.#times].filter(([, time]) => time <= now).map(([sleeper]) => sleeper);
    for (const sleeper of due) this.#times.delete(sleeper);
    this.#rings = Number.POSITIVE_INFINITY;
    for (const sleeper of due) sleeper.wake();
    this.#arm(Math.min(...this.#times.values()));
  }
}
