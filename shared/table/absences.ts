import { type GameEvent, redact, type Seat } from '#engine';
import type { ActionEntry } from './log.ts';

interface Absence {
  events: readonly GameEvent[];
  /** A bot has stood in. Before that, the person may have been present and seen the turns that the clock ended. */
  hasBot: boolean;
}

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

  /** Records an action in a person's seat, by the person or on their behalf. */
  onAction({ by, origin }: ActionEntry, events: readonly GameEvent[], isPerson: boolean): void {
    if (events.some(({ type }) => type === 'dealt')) this.forgetAll();
    if (by === 'table' || !isPerson) return;
    if (origin === 'person') {
      this.forget(by);
      return;
    }
    const own = events.filter((event) => 'seat' in event && event.seat === by);
    const absence = this.#absence(by);
    absence.events = [...absence.events, ...own.map((event) => redact(event, 'spectator'))];
  }

  /** Records that a bot plays for the seat's person from now on. */
  standIn(seat: Seat): void {
    this.#absence(seat).hasBot = true;
  }

  forget(seat: Seat): void {
    this.#bySeat.delete(seat);
  }

  /** Clears the events, but remembers who is away. */
  forgetAll(): void {
    for (const absence of this.#bySeat.values()) absence.events = [];
  }

  #absence(seat: Seat): Absence {
    const absence: Absence = this.#bySeat.get(seat) ?? { events: [], hasBot: false };
    this.#bySeat.set(seat, absence);
    return absence;
  }
}
