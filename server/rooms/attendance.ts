import { no, ok, type Result, type Seat } from '#engine';
import type { Refusal } from '#protocol';
import type { Clock, Table } from '#table';
import type { Timeouts } from '../config.ts';
import type { Ticket } from '../tables.ts';
import { SeatHolds, type Socket, Visitors } from './visitors.ts';

/** Who is at a table, on the way to it, or expected back. Keeps its seats in step with the connections. */
export class Attendance<Client extends Socket> {
  readonly #table: Table;
  readonly #clock: Clock;
  readonly #timeouts: Timeouts;
  readonly #visitors = new Visitors<Client>();
  readonly #holds: SeatHolds;
  /** Until when somebody may be on the way to an adjourned table. */
  #expectedUntil: number;

  constructor(table: Table, clock: Clock, timeouts: Timeouts) {
    this.#table = table;
    this.#clock = clock;
    this.#timeouts = timeouts;
    this.#holds = new SeatHolds(timeouts.hold);
    this.#expectedUntil = clock.now() + timeouts.hold;
    // After a restart everybody is away.
    for (const id of table.players()) this.#visitors.away(id, clock.now());
  }

  /** The seat of a connection; null for a spectator's, and for one that has no guest any more. */
  seatOf(client: Client): Seat | null {
    const id = this.#visitors.idOf(client);
    return id === null ? null : this.#table.seatOf(id);
  }

  /** Why this guest is not let in; null when they are. A guest with a seat always is, however many watch. */
  refusal({ guest, newcomer }: Ticket, isCrowded: boolean): Refusal | null {
    if (this.#table.seatOf(guest) !== null) return null;
    if (!newcomer) return this.#visitors.knows(guest) ? null : 'noSuchTable';
    if (!newcomer.spectate) return this.places(guest).closed;
    return this.#table.hasSpectators ? (isCrowded ? 'tableFull' : null) : 'noSpectators';
  }

  /** This guest wants a seat and has none yet. */
  comesToSit({ guest, newcomer }: Ticket): boolean {
    return newcomer?.spectate === false && this.#table.seatOf(guest) === null;
  }

  /** Nobody has a seat here, and none is held for anybody. */
  isEmpty(): boolean {
    return this.#table.people() === 0 && this.#holds.size === 0;
  }

  /** The table is adjourned, and none of its people is here or on the way. */
  isDeserted(): boolean {
    return this.#table.isAdjourned && !this.#table.isAttended && this.#clock.now() >= this.#expectedUntil;
  }

  /** Guests who have a seat here, or for whom one is held. */
  guests(): readonly string[] {
    return [...this.#table.players(), ...this.#holds.guests()];
  }

  /**
   * People and open seats, those held for somebody counted; `closed`: why nobody can sit down now.
   * @param guest who asks: a seat held for them is open to them
   */
  places(guest: string | null = null): {
    readonly people: number;
    readonly openSeats: number;
    readonly closed: Refusal | null;
  } {
    this.#holds.expire(this.#clock.now());
    const held = this.#holds.guests().filter((other) => other !== guest).length;
    const openSeats = this.#table.openSeats() - held;
    const closed = this.#table.closedBecause() ?? (openSeats > 0 ? null : 'tableFull');
    return { people: this.#table.people() + held, openSeats, closed };
  }

  /** This guest is on the way: a seat is held for them for a few seconds, unless they have one. */
  hold(ticket: Ticket): void {
    this.#expectedUntil = this.#clock.now() + this.#timeouts.hold;
    if (!this.comesToSit(ticket)) return;
    this.#holds.hold(ticket.guest, this.#clock.now());
    this.#updateTable();
  }

  /** Restarts the time of everybody who is away: an adjourned table goes on. */
  awaitAnew(): void {
    this.#visitors.awaitAnew(this.#clock.now());
  }

  /** Lets a guest in, to a seat or to watch (null). `older` is the connection they had before; it has no guest from now on. */
  enter(
    client: Client,
    ticket: Ticket,
  ): Result<{ readonly seat: Seat | null; readonly older: Client | null }, Refusal> {
    this.#holds.settle(ticket.guest);
    this.#updateTable();
    const seat = this.#seatFor(ticket);
    return seat.ok ? ok({ seat: seat.value, older: this.#visitors.enter(ticket.guest, client) }) : seat;
  }

  /** A connection is gone; its guest has left for good, or may come back. */
  leave(client: Client, isForGood: boolean): void {
    const seat = this.seatOf(client);
    if (isForGood) this.#visitors.forget(client);
    else this.#visitors.drop(client, this.#clock.now());
    if (seat === null) return;
    if (isForGood) this.#table.leave(seat);
    else this.#table.disconnect(seat);
  }

  /** Gives up everybody whose time to come (back) is over. */
  giveUp(): void {
    const now = this.#clock.now();
    this.#holds.expire(now);
    this.#updateTable();
    for (const id of this.#visitors.giveUp(now - this.#holdMs)) {
      const seat = this.#table.seatOf(id);
      if (seat !== null) this.#table.leave(seat);
    }
  }

  /** When `giveUp` has something to do, or an adjourned table is deserted; infinity while nobody is expected. */
  due(): number {
    const isResting = this.#table.isAdjourned && !this.#table.isAttended;
    const rest = isResting ? this.#expectedUntil : Number.POSITIVE_INFINITY;
    return Math.min(this.#holds.next(), this.#visitors.awaySince() + this.#holdMs, rest);
  }

  #seatFor({ guest, newcomer }: Ticket): Result<Seat | null, Refusal> {
    const seat = this.#table.seatOf(guest);
    if (seat !== null) this.#table.connect(seat);
    else if (newcomer?.spectate === false) return this.#table.sit({ id: guest, ...newcomer });
    // A rematch may have given the seat to a bot: then its former owner may only watch.
    else if (!newcomer && !this.#visitors.knows(guest)) return no('noSuchTable');
    else if (!this.#table.hasSpectators) return no('noSpectators');
    return ok(seat);
  }

  /** How long a seat is kept for somebody who is away; without end while the table is adjourned. */
  get #holdMs(): number {
    if (this.#table.isAdjourned) return Number.POSITIVE_INFINITY;
    return this.#table.stage === 'waiting' ? this.#timeouts.waiting : this.#timeouts.playing;
  }

  #updateTable(): void {
    this.#table.expect(this.#holds.waitUntil());
  }
}
