import { type GameEvent, redact, type Seat } from '#engine';
import type { ActionEntry } from './log.ts';

interface Absence {
  events: readonly GameEvent[];
  /** A bot has stood in. The clock alone may have ended the turn of somebody who was there and saw it. */
  hasBot: boolean;
}

/**
 * What was done for each seat's person since they last acted themselves, in the current deal only: nobody who is told later
 * would know the melds of an earlier one.
 */
export class Absences {
  readonly #bySeat = new Map<Seat, Absence>();

  /** As everybody saw it, in order; empty if no bot has stood in. */
  of(seat: Seat): readonly GameEvent[] {
    const absence = this.#bySeat.get(seat);
    return absence?.hasBot ? absence.events : [];
  }

  /** Books what was done in a person's seat, by whomever. */
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

  /** A bot plays for the seat's person from now on. */
  standIn(seat: Seat): void {
    this.#absence(seat).hasBot = true;
  }

  forget(seat: Seat): void {
    this.#bySeat.delete(seat);
  }

  /** Forgets what was done, but not who is away. */
  forgetAll(): void {
    for (const absence of this.#bySeat.values()) absence.events = [];
  }

  #absence(seat: Seat): Absence {
    const absence: Absence = this.#bySeat.get(seat) ?? { events: [], hasBot: false };
    this.#bySeat.set(seat, absence);
    return absence;
  }
}
