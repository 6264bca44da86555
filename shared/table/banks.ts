import type { GameEvent, Seat } from '#engine';
import type { TurnTime } from './paces.ts';

/** The time each seat has in reserve for the whole game, in ms: drawn on when a turn's own time is up. */
export class Banks {
  readonly #timeOf: (seat: Seat) => TurnTime;
  readonly #saved = new Map<Seat, number>();
  /** Melds that each seat laid in its last turn: what was taken back again has earned nothing. */
  readonly #laid = new Map<Seat, number>();

  constructor(timeOf: (seat: Seat) => TurnTime) {
    this.#timeOf = timeOf;
  }

  of(seat: Seat): number {
    return this.#saved.get(seat) ?? this.#timeOf(seat).bank;
  }

  /** Fills the bank of a seat that somebody new has. */
  refill(seat: Seat): void {
    this.#saved.delete(seat);
    this.#laid.delete(seat);
  }

  /** Fills all banks, for another game. */
  fill(): void {
    this.#saved.clear();
    this.#laid.clear();
  }

  /** Counts melds that are laid or taken back. */
  onEvent(event: GameEvent): void {
    if (event.type === 'melded') this.#lay(event.seat, 1);
    else if (event.type === 'contractLaid') this.#lay(event.seat, event.melds.length);
    else if (event.type === 'tookBack' && event.play?.type === 'meld') this.#lay(event.seat, -1);
    else if (event.type === 'tookBack' && event.play?.type === 'contract')
      this.#lay(event.seat, -event.play.melds.length);
  }

  /**
   * Settles a seat's last turn once it is asked anew, since only then is that turn closed for good (R100): takes what it
   * used from the bank, and adds what its melds earned.
   * @param left what was left of that turn and the bank together; null where no clock ran
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
