import type { GameEvent, Seat } from '#engine';
import type { TurnTime } from './paces.ts';

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
