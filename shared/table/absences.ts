import { type GameEvent, redact, type Seat } from '#engine';
import type { ActionEntry } from './log.ts';

interface Absence {
  readonly events: GameEvent[];
  /** A bot has stood in: the clock alone can have ended a turn of somebody who sat there and saw it. */
  hasBot: boolean;
}

/**
 * What was done for each seat's person since they last acted themselves, in the deal under way: what the melds of a deal
 * before were is not known any more to whoever is to be told.
 */
export class Absences {
  readonly #bySeat = new Map<Seat, Absence>();

  /** As everybody saw it, in order; nothing while no bot has stood in. */
  of(seat: Seat): readonly GameEvent[] {
    const absence = this.#bySeat.get(seat);
    return absence?.hasBot ? absence.events : [];
  }

  /** Books what a person's seat did, by whomever. */
  heard({ by, origin }: ActionEntry, events: readonly GameEvent[], isPerson: boolean): void {
    if (events.some(({ type }) => type === 'dealt')) this.forgetAll();
    if (by === 'table' || !isPerson) return;
    if (origin === 'person') {
      this.forget(by);
      return;
    }
    const absence = this.#bySeat.get(by) ?? { events: [], hasBot: false };
    this.#bySeat.set(by, absence);
    absence.hasBot ||= origin === 'bot';
    const own = events.filter((event) => 'seat' in event && event.seat === by);
    absence.events.push(...own.map((event) => redact(event, 'spectator')));
  }

  forget(seat: Seat): void {
    this.#bySeat.delete(seat);
  }

  forgetAll(): void {
    this.#bySeat.clear();
  }
}
