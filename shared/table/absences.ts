import { type GameEvent, redact, type Seat } from '#engine';
import type { ActionEntry } from './log.ts';
import type { Absence } from './snapshot.ts';

/**
 * The actions for each seat's person since they last acted themselves. Covers the current deal only: a report of an
 * earlier one would mean nothing without its melds.
 */
export class Absences {
  readonly #bySeat = new Map<Seat, Absence>();

  /** The events as everybody saw them, in order; empty if no bot has stood in. */
  of(seat: Seat): readonly GameEvent[] {
    const absence = this.#bySeat.get(seat);
    return absence?.hasBot ? absence.events : [];
  }

  /** For a snapshot of the table. */
  all(): readonly (readonly [Seat, Absence])[] {
    return [...this.#bySeat];
  }

  restore(absences: readonly (readonly [Seat, Absence])[]): void {
    this.#bySeat.clear();
    for (const [seat, absence] of absences) this.#bySeat.set(seat, absence);
  }

  /** Records an action in a person's seat, by the person or on their behalf. */
  onAction({ by, origin, events }: ActionEntry, isPerson: boolean): void {
    if (events.some(({ type }) => type === 'dealt')) this.forgetAll();
    if (by === 'table' || !isPerson) return;
    if (origin === 'person') {
      this.forget(by);
      return;
    }
    const own = events.filter((event) => 'seat' in event && event.seat === by);
    const absence = this.#absence(by);
    const all = [...absence.events, ...own.map((event) => redact(event, 'spectator'))];
    this.#bySeat.set(by, { ...absence, events: all });
  }

  /** Records that a bot plays for the seat's person from now on. */
  standIn(seat: Seat): void {
    this.#bySeat.set(seat, { ...this.#absence(seat), hasBot: true });
  }

  forget(seat: Seat): void {
    this.#bySeat.delete(seat);
  }

  /** Clears the events, but remembers who is away. */
  forgetAll(): void {
    for (const [seat, absence] of this.#bySeat) this.#bySeat.set(seat, { ...absence, events: [] });
  }

  #absence(seat: Seat): Absence {
    return this.#bySeat.get(seat) ?? { events: [], hasBot: false };
  }
}
