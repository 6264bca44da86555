import type { Clock } from '#table';

/** An object to wake at a set time. */
interface Sleeper {
  wake(): void;
}

/** The longest timer Node supports, in ms; a longer one fires at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** The process's only timer, shared by all tables: it wakes each for its next timeout, bot action or deal. */
export class Alarms {
  readonly #clock: Clock;
  readonly #times = new Map<Sleeper, number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the timer fires; infinity while none is set. */
  #rings = Number.POSITIVE_INFINITY;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Sets the clock time at which to wake the sleeper, replacing any earlier one; infinity for never. */
  set(sleeper: Sleeper, time: number): void {
    if (time === Number.POSITIVE_INFINITY) this.#times.delete(sleeper);
    else this.#times.set(sleeper, time);
    // The timer may fire early for a postponed alarm: cheaper than searching all alarms each time.
    if (this.#times.size === 0) this.#arm(Number.POSITIVE_INFINITY);
    else if (time < this.#rings || this.#rings <= this.#clock.now()) this.#arm(Math.min(time, this.#rings));
  }

  #arm(time: number): void {
    clearTimeout(this.#timer);
    this.#rings = time;
    if (time === Number.POSITIVE_INFINITY) return;
    this.#timer = setTimeout(() => this.#ring(), Math.min(MAX_TIMER_MS, Math.max(0, time - this.#clock.now())));
  }

  #ring(): void {
    const now = this.#clock.now();
    const due = [...this.#times].filter(([, time]) => time <= now).map(([sleeper]) => sleeper);
    for (const sleeper of due) this.#times.delete(sleeper);
    this.#rings = Number.POSITIVE_INFINITY;
    for (const sleeper of due) sleeper.wake();
    this.#arm(earliest(this.#times.values()));
  }
}

/** The earliest of these times; infinity if there are none. There may be more than a call can have arguments. */
export function earliest(times: Iterable<number>): number {
  let first = Number.POSITIVE_INFINITY;
  for (const time of times) first = Math.min(first, time);
  return first;
}
