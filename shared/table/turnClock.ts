import type { GameEvent, Seat } from '#engine';
import type { ClockView } from '#protocol';
import type { TurnTime } from './paces.ts';

/**
 * The owner of the running time: a seat's turn, the pause between deals, or all seats that may answer in a window
 * (§4.78).
 */
export type ClockOwner = Seat | 'pause' | 'window';

/** Times of a clock, in ms. `held`: held back until `prolong` adds it to the total. */
interface Time {
  readonly total: number;
  readonly ends: number;
  readonly held: number;
}

/** Tracks one running clock at a time. Holds no timer; it only answers queries. */
export class TurnClock {
  #running: (Time & { readonly owner: ClockOwner }) | null = null;
  /** The time of each seat's last turn when its clock stopped. */
  readonly #stopped = new Map<Seat, Time & { readonly left: number }>();
  #isResuming = false;
  /** The number of clocks started, which tells one clock from the next. */
  #run = 0;

  /** The owner of the running time; null if no clock runs. */
  get whose(): ClockOwner | null {
    return this.#running?.owner ?? null;
  }

  /** When the running clock ends; null if none runs. */
  get ends(): number | null {
    return this.#running?.ends ?? null;
  }

  /**
   * Starts the clock. Does nothing if one already runs for the same seat or purpose.
   * @param held time beyond `total` that `prolong` may add
   */
  runFor(owner: ClockOwner, total: number, now: number, held = 0): void {
    if (this.#running?.owner === owner) return;
    const stopped = this.#isResuming && typeof owner === 'number' ? this.#stopped.get(owner) : undefined;
    this.#running = stopped
      ? { owner, total: stopped.total, ends: now + stopped.left, held: stopped.held }
      : { owner, total, ends: now + total, held };
    this.#isResuming = false;
    this.#run += 1;
  }

  /** Makes the running clock end no earlier than `ends`, as far as the time held back allows. False if it cannot. */
  prolong(ends: number): boolean {
    if (!this.#running) return false;
    const { owner, total, ends: before, held } = this.#running;
    const more = Math.min(held, ends - before);
    if (more <= 0) return false;
    this.#running = { owner, total: total + more, ends: before + more, held: held - more };
    this.#run += 1;
    return true;
  }

  stop(now: number): void {
    if (this.#running && typeof this.#running.owner === 'number') {
      const { owner, ends } = this.#running;
      this.#stopped.set(owner, { ...this.#running, left: ends - now });
    }
    this.#running = null;
    this.#isResuming = false;
  }

  /**
   * Prepares a seat's new turn. Returns and forgets the time left on its last clock, with the time held back; null if
   * none ran.
   */
  renew(seat: Seat, now: number): number | null {
    this.stop(now);
    const stopped = this.#stopped.get(seat);
    this.#stopped.delete(seat);
    return stopped ? stopped.left + stopped.held : null;
  }

  /** Forgets all clocks. */
  reset(): void {
    this.#running = null;
    this.#isResuming = false;
    this.#stopped.clear();
  }

  /** Lets the next turn started continue with the time it had left when interrupted. */
  resume(now: number): void {
    this.stop(now);
    this.#isResuming = true;
  }

  view(now: number): ClockView | null {
    if (!this.#running) return null;
    const { owner, total, ends } = this.#running;
    const left = Math.min(total, Math.max(0, ends - now));
    return { seat: typeof owner === 'number' ? owner : -1, total, left, run: this.#run };
  }
}

/** Each seat's reserve time for the whole game, in ms. Used once a turn's own time is up. */
export class Banks {
  readonly #timeOf: (seat: Seat) => TurnTime;
  readonly #saved = new Map<Seat, number>();
  /** Melds laid by each seat in its last turn. Melds taken back earn nothing. */
  readonly #laid = new Map<Seat, number>();

  constructor(timeOf: (seat: Seat) => TurnTime) {
    this.#timeOf = timeOf;
  }

  of(seat: Seat): number {
    return this.#saved.get(seat) ?? this.#timeOf(seat).bank;
  }

  /** Refills the bank of a seat that a new person has taken. */
  refill(seat: Seat): void {
    this.#saved.delete(seat);
    this.#laid.delete(seat);
  }

  /** Refills all banks for another game. */
  fill(): void {
    this.#saved.clear();
    this.#laid.clear();
  }

  /** Counts melds laid and taken back. */
  onEvent(event: GameEvent): void {
    if (event.type === 'melded') this.#lay(event.seat, 1);
    else if (event.type === 'contractLaid') this.#lay(event.seat, event.melds.length);
    else if (event.type === 'tookBack' && event.play?.type === 'meld') this.#lay(event.seat, -1);
    else if (event.type === 'tookBack' && event.play?.type === 'contract')
      this.#lay(event.seat, -event.play.melds.length);
  }

  /**
   * Settles a seat's last turn when the seat is next asked, since only then can that turn no longer be reopened (R100).
   * Deducts the time used from the bank and adds what the melds earned.
   * @param left time left of the turn and the bank together; null if no clock ran
   */
  settle(seat: Seat, left: number | null): void {
    const kept = left === null ? this.of(seat) : Math.min(this.of(seat), Math.max(0, left));
    this.#saved.set(seat, kept + (this.#laid.get(seat) ?? 0) * this.#timeOf(seat).credit);
    this.#laid.delete(seat);
  }

  #lay(seat: Seat, melds: number): void {
    this.#laid.set(seat, (this.#laid.get(seat) ?? 0) + melds);
  }
}
